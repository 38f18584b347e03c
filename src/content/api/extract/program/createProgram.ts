import path from 'node:path';
import ts from '../typescript.js';

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

/** Creates one program for the types of all packages, so that React's and the browser's types are parsed once. */
export function createProgram(entries: readonly string[]): ts.Program {
  return ts.createProgram(entries, options, createHost());
}

/** Returns the type file that an import of a module in the project reads; undefined if it is not installed. */
export function resolveTypes(root: string, module: string): string | undefined {
  const importer = path.join(root, 'index.ts');
  return ts.resolveModuleName(module, importer, options, ts.sys).resolvedModule?.resolvedFileName;
}

/**
 * Creates a host that skips the comments of the language's and the browser's types: half of their text, and never
 * shown.
 */
function createHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const ownTypes = `${path.dirname(ts.getDefaultLibFilePath(options))}/`;
  host.getSourceFile = (file, about, ...rest) => {
    const withoutComments = { jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
    const version = typeof about === 'object' ? about : { languageVersion: about };
    const isOwn = file.startsWith(ownTypes);
    return getSourceFile(file, isOwn ? { ...version, ...withoutComments } : about, ...rest);
  };
  return host;
}
