from collections.abc import Callable
from typing import Any, Generic, TypeVar

_Value = TypeVar("_Value")

class Read(Generic[_Value]):
    def __get__(self, owner: object, kind: type | None = None, /) -> _Value: ...

class Property:
    def __init__(
        self, kind: type | str, /, *, notify: object = None, constant: bool = False
    ) -> None: ...
    def __call__(self, getter: Callable[[Any], _Value], /) -> Read[_Value]: ...
