import ts from 'typescript';

const options: ts.CompilerOptions = {
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/** One program over the types of all packages, so that React's and the browser's types are read once. */
export function createProgram(entries: readonly string[]): ts.Program {
  return ts.createProgram(entries, options);
}
