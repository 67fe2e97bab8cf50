# SPDX-License-Identifier: Apache-2.0
"""One function of C as a method of `Store`, or of another type."""

from model.facts.swift.methods import HANDLES
from model.language.errors import ModelError
from model.language.swift_methods import Method
from model.writers.bindings.functions import Called
from model.writers.bindings.members import Description, target
from model.writers.swift_client.text import filled
from model.writers.swift_methods.arguments import Arguments
from model.writers.swift_methods.calls import Call
from model.writers.swift_methods.comments import Comment
from model.writers.swift_methods.names import variable_name
from model.writers.swift_methods.outputs import Outputs
from model.writers.swift_methods.results import Result, whole_result
from model.writers.swift_methods.statements import checked
from model.writers.swift_methods.words import Words


class Written(Called):
    def __init__(
        self, method: Method, description: Description, words: Words, host: str = "Store"
    ) -> None:
        functions = {each["name"]: each for each in description["functions"]}
        super().__init__(functions[method.function])
        self._method, self._words, self._host = method, words, host
        types = {each["name"]: each for each in description["types"]}
        self._arguments = Arguments(method, self.function, types, host)
        self._outputs = Outputs(method.gives, types, self._arguments.given)
        self._gives_all = method.gives.startswith("(") or "{" in method.gives
        self._is_columns = "columns" in method.words
        if self._is_columns:
            arrow = functions[f"{self._list()}_arrow"]["parameters"][1]["doc"]
            self._arguments.signature.append("into stream: UnsafeMutableRawPointer")
            self._arguments.documented.append(("stream", str(arrow).partition(". ")[0]))

    def replace_parameter(self, name: str, by: str, type: str, doc: str) -> None:
        """Declares another parameter in the place of one."""
        self._arguments.replace_parameter(name, by, type, doc)

    def _list(self) -> str:
        """The list that comes out."""
        return next(target(target(e["type"])) for e in self.outputs() if "_list" in e["type"])

    def text(self) -> str:
        body, result = self.body()
        return (
            self.comment(result)
            + ("  @discardableResult\n" if "discardable" in self._method.words else "")
            + self.head(result.type if result else "")
            + "".join(f"    {line}\n" for line in "\n".join(body).splitlines())
            + "  }\n"
        )

    def body(self) -> tuple[list[str], Result | None]:
        """Its lines, and what it returns."""
        given = self._arguments.given
        variables: list[str] = []
        freed: list[str] = []
        results: list[Result] = []
        made_of: dict[str, str] = {}
        conflicts = ""
        for each in self.function["parameters"]:
            name, variable = each["name"], variable_name(each["name"])
            if each["direction"] == "in" or name in given:
                continue
            if self._is_unwanted(each, results):
                given[name] = "nil"
                continue
            given[name] = f"&{variable}"
            if self.is_of_failure(each):
                conflicts = variable
                variables.append(f"var {variable}: UnsafeMutablePointer<taskcore_conflict_list>?")
            elif self._is_count(each):
                variables.append(f"var {variable} = 0")
            else:
                if results and not self._gives_all:
                    raise ModelError(f"{self._method.function} gives more than one thing")
                type, start, made = self._outputs.of(each)
                variables.append(start)
                doc = each["doc"].partition(", joined")[0] if type == "[String]" else each["doc"]
                results.append(Result(type, made, doc))
                made_of[name] = made
                # Lists and texts are freed where they are read.
                is_read = ".elements(of: " in made or type in HANDLES.values()
                if each["meaning"]["is"] in ("bytes", "handle") and not is_read:
                    freed.append(f"defer {{ {each['free']}({variable}) }}")
        body = [*self._arguments.statements, *variables]
        if self._arguments.keeps_memory and "kept" not in self._method.words:
            body.insert(0, "let memory = CStrings()")
        body += Call(self._method, self.function, self._arguments, self._host).lines(conflicts)
        body += freed
        if self._is_columns:
            return body + self._columns(), None
        result = self._result(results, made_of)
        return [*body, *([f"return {result.made}"] if result else [])], result

    def _is_unwanted(self, output: Description, results: list[Result]) -> bool:
        """Whether C is told not to give it: there is a result already, or there is to be none."""
        if self.is_of_failure(output) or self._is_count(output):
            return False
        is_over = results and not self._gives_all or self._method.gives == "Void"
        return bool(is_over and output.get("nullable"))

    def _is_count(self, output: Description) -> bool:
        """Whether it is the number of elements of another output."""
        return output["meaning"]["is"] == "integer" and any(
            each["meaning"].get("count") == output["name"] and each["direction"] != "in"
            for each in self.function["parameters"]
        )

    def _columns(self) -> list[str]:
        """Writes the list into a stream of Apache Arrow."""
        name = variable_name(next(e["name"] for e in self.outputs() if "_list" in e["type"]))
        return [
            f"defer {{ {self._list()}_free({name}) }}",
            *checked(f"{self._list()}_arrow", [name, "stream"]),
        ]

    def _result(self, results: list[Result], made_of: dict[str, str]) -> Result | None:
        if self._gives_all:
            results = [whole_result(self._method.gives, results, made_of, self._words)]
        if not results:
            return None
        first = results[0]
        if self._method.nothing:
            return first._replace(type=f"{first.type.removesuffix('?')}?")
        return first

    def head(self, gives: str) -> str:
        static = "static " if "static" in self._method.words else ""
        start = f"  public {static}func {self._method.name}("
        throws = "" if self.function["returns"]["type"] == "void" else " throws"
        end = f"){throws}{f' -> {gives}' if gives else ''} {{"
        line = start + ", ".join(self._arguments.signature) + end
        if len(line) <= 100:
            return line + "\n"
        return f"{start}\n{filled(self._arguments.signature, 4)}\n  {end}\n"

    def comment(self, result: Result | None, also_throws: str = "") -> str:
        comment = Comment(self._method, self.function, self._words)
        return comment.text(self._arguments.documented, result, also_throws)
