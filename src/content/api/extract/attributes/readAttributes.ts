import path from 'node:path';
import { pairUp } from '@/model/pairUp';
import type { Reader } from '../program';
import ts from '../typescript.js';
import { readAttribute, type ElementAttribute } from './readAttribute';

/** The attributes of elements, by tag name. */
export type ElementAttributes = Readonly<Record<string, readonly ElementAttribute[]>>;

const options = {
  strict: true,
  noEmit: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
} satisfies ts.CompilerOptions;

/**
 * Reads the attributes of HTML and SVG elements. Uses a program of its own, because the program of the packages also
 * has their additions to React's types; the parsed files are shared.
 */
export function readAttributes(
  root: string,
  elements: readonly string[],
  { program }: Pick<Reader, 'program'>,
): ElementAttributes {
  const source = [
    "import type * as React from 'react';",
    ...elements.map((name, index) => {
      return `export type E${index} = React.ComponentPropsWithoutRef<'${name}'>;`;
    }),
  ].join('\n');
  const file = ts.createSourceFile(path.join(root, 'elements.ts'), source, options.target);
  const own = createProgram(file, program);
  const checker = own.getTypeChecker();
  return Object.fromEntries(
    pairUp(elements, file.statements.filter(ts.isTypeAliasDeclaration)).map(([element, alias]) => {
      const properties = checker.getPropertiesOfType(checker.getTypeAtLocation(alias.name));
      const attributes = properties.map((property) => readAttribute(checker, property, alias));
      return [element, attributes.sort((a, b) => a.name.localeCompare(b.name, 'en'))];
    }),
  );
}

function createProgram(file: ts.SourceFile, parsed: ts.Program): ts.Program {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file.fileName
      ? file
      : (parsed.getSourceFile(name) ?? getSourceFile.call(host, name, ...rest));
  host.fileExists = (name) => name === file.fileName || fileExists.call(host, name);
  return ts.createProgram([file.fileName], options, host);
}
