"""Writes `client/src/wire.ts`, the client's types of all messages, from the server's Pydantic models.

The models are `ServerMessage` and `ClientMessage` of `cardavia.web.wire`; `--check` compares the file with
them instead of writing it.
"""

from __future__ import annotations

import argparse
import difflib
import json
import re
import subprocess
import sys
from typing import Any

from pydantic import TypeAdapter

from cardavia.web.wire import ClientMessage, ServerMessage
from tools import client

TARGET = client.CLIENT / "src" / "wire.ts"
BANNER = "// Generated from cardavia.web.wire by `./dev types`; a test compares."
COMPILER = client.CLIENT / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
ROOT_TITLE = "Wire"
"""The compiler wants one root type; it names both directions and is exported as well."""
REFERENCE = re.compile(r"( \*\n)? \* This interface was referenced by `\w+`'s JSON-Schema\n \* via .*\n")
EMPTY_COMMENT = re.compile(r"/\*\*\n \*/\n")
Schema = dict[str, Any]


def schema() -> Schema:
    """Returns one JSON schema for the messages of both directions, in the form the compiler reads best."""
    definitions: Schema = {}
    messages: dict[str, TypeAdapter[Any]] = {
        "ServerMessage": TypeAdapter(ServerMessage),
        "ClientMessage": TypeAdapter(ClientMessage),
    }
    for name, adapter in messages.items():
        # In validation mode every discriminator with a default would be optional, and no union would narrow.
        described = adapter.json_schema(mode="serialization", ref_template="#/definitions/{model}")
        _merge(definitions, described.pop("$defs", {}))
        _merge(definitions, {name: described})
    return {
        "title": ROOT_TITLE,
        "type": "object",
        "additionalProperties": False,
        "required": ["server", "client"],
        "properties": {
            "server": {"$ref": "#/definitions/ServerMessage"},
            "client": {"$ref": "#/definitions/ClientMessage"},
        },
        "definitions": {name: {**_tidy(part), "title": name} for name, part in sorted(definitions.items())},
    }


def generate() -> str:
    """Returns the TypeScript text.

    Raises:
        client.BuildError: there is no node, or the compiler failed.
    """
    found = client.require_node()
    client.install_libraries(found, print)
    command = [found.program, str(COMPILER), "--bannerComment", BANNER, "--unreachableDefinitions"]
    command += ["--format", "--no-additionalProperties"]
    done = subprocess.run(
        command,
        cwd=client.CLIENT,
        env=found.environment,
        input=json.dumps(schema()),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise client.BuildError(f"json-schema-to-typescript failed.\n{done.stderr.strip()}")
    return EMPTY_COMMENT.sub("", REFERENCE.sub("", done.stdout))


def _merge(definitions: Schema, more: Schema) -> None:
    """Adds definitions; one name may not mean two things."""
    for name, part in more.items():
        if definitions.setdefault(name, part) != part:
            raise SystemExit(
                f"wire types: two different models are called {name}.\n"
                "The client's types share one file: give each model a name of its own."
            )


def _tidy(part: Any) -> Any:
    """Removes what only clutters TypeScript: the titles of fields, discriminators and OpenAPI examples."""
    if isinstance(part, list):
        return [_tidy(item) for item in part]
    if not isinstance(part, dict):
        return part
    kept = {key: value for key, value in part.items() if key not in ("title", "discriminator", "examples")}
    tidy = {key: _tidy(value) for key, value in kept.items() if key != "properties"}
    if "properties" in kept:
        tidy["properties"] = {name: _tidy(field) for name, field in kept["properties"].items()}
    return tidy


def main() -> int:
    """Writes or compares the file and returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the file instead of writing it")
    options = parser.parse_args()
    try:
        text = generate()
    except client.BuildError as error:
        print(error, file=sys.stderr)
        return 1
    present = TARGET.read_text(encoding="utf-8") if TARGET.is_file() else ""
    if not options.check:
        TARGET.write_text(text, encoding="utf-8")
        print("client/src/wire.ts is unchanged" if present == text else "client/src/wire.ts written")
        return 0
    if present == text:
        return 0
    sys.stdout.writelines(
        difflib.unified_diff(
            present.splitlines(True), text.splitlines(True), "client/src/wire.ts", "generated"
        )
    )
    print("\nclient/src/wire.ts differs from the server's models: run `./dev types` and commit the file")
    return 1


if __name__ == "__main__":
    sys.exit(main())
