import path from 'node:path';
import ts from 'typescript';

/** An attribute of an element as the types of React describe it. */
export interface ElementAttribute {
  name: string;
  type: string;
  description: string;
  deprecated?: string;
}

const virtualFile = 'elements.ts';

/** Attributes of HTML and SVG elements by the name of the element, `button`. Takes a second: the result is kept. */
export function readAttributes(
  root: string,
  elements: readonly string[],
): Record<string, ElementAttribute[]> {
  const source = [
    "import type * as React from 'react';",
    ...elements.map((name, index) => {
      return `export type E${index} = React.ComponentPropsWithoutRef<'${name}'>;`;
    }),
  ].join('\n');
  const program = createProgram(path.join(root, virtualFile), source);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path.join(root, virtualFile))!;
  const aliases = file.statements.filter(ts.isTypeAliasDeclaration);
  return Object.fromEntries(
    aliases.map((alias, index) => {
      const properties = checker.getPropertiesOfType(checker.getTypeAtLocation(alias.name));
      const attributes = properties.map((property) => readAttribute(checker, property, alias));
      return [elements[index]!, attributes.sort((a, b) => a.name.localeCompare(b.name, 'en'))];
    }),
  );
}

function createProgram(file: string, source: string): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, name, ...rest);
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  return ts.createProgram([file], options, host);
}

function readAttribute(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node): ElementAttribute {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at));
  const flags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  const deprecated = symbol.getJsDocTags(checker).find((tag) => tag.name === 'deprecated');
  return {
    name: symbol.name,
    type: checker.typeToString(type, undefined, flags),
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    ...(deprecated && { deprecated: ts.displayPartsToString(deprecated.text) }),
  };
}
