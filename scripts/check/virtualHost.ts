import ts from 'typescript';

/** Text of files that are not on disk, by absolute path. */
export type VirtualFiles = ReadonlyMap<string, string>;

/** Returns a compiler host for virtual files and those on disk. It parses each file once for all programs. */
export function virtualHost(options: ts.CompilerOptions, files: VirtualFiles): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  return {
    ...disk,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    getSourceFile: (file, ...rest) => {
      if (!parsed.has(file)) parsed.set(file, parse(file, ...rest));
      return parsed.get(file);
    },
  };

  function parse(...[file, version, onError]: Parameters<ts.CompilerHost['getSourceFile']>) {
    const text = files.get(file);
    if (text === undefined) return disk.getSourceFile(file, version, onError);
    return ts.createSourceFile(file, text, version, true);
  }
}
