"""What the stubs say is what the library has."""

import ast
import inspect
import pathlib

import hydropolis
from hydropolis import _native


def stated():
    """Each name of the stubs: of a function or method its parameters, otherwise nothing."""
    tree = ast.parse((pathlib.Path(hydropolis.__file__).parent / "_native.pyi").read_text())
    names = {}

    def note(prefix, body):
        for it in body:
            if isinstance(it, ast.FunctionDef):
                is_value = any(isinstance(mark, ast.Name) and mark.id == "property" for mark in it.decorator_list)
                parameters = [argument.arg for argument in it.args.args if argument.arg not in ("self", "cls")]
                names[prefix + it.name] = None if is_value else parameters
            elif isinstance(it, ast.AnnAssign):
                names[prefix + it.target.id] = None
            elif isinstance(it, ast.ClassDef):
                names[it.name] = None
                note(it.name + ".", it.body)

    note("", tree.body)
    return names


def test_the_stubs_state_what_there_is():
    names = stated()
    for name, parameters in names.items():
        owner, _, own = name.rpartition(".")
        thing = getattr(_native, owner) if owner else _native
        # An exception gets its values when it is raised.
        assert owner == "Refused" or hasattr(thing, own), name
        if parameters is None or own.startswith("__"):
            continue
        signature = inspect.signature(getattr(thing, own))
        assert [it for it in signature.parameters if it != "self"] == parameters, name


def test_the_stubs_leave_nothing_out():
    names = stated()
    for owner in [None, *(it for it in vars(_native).values() if inspect.isclass(it))]:
        if owner is not None and issubclass(owner, Exception):
            continue
        things = vars(_native if owner is None else owner)
        prefix = "" if owner is None else owner.__name__ + "."
        for name in things:
            assert name.startswith("__") or prefix + name in names, prefix + name
