import { DocsError, type DocsProblem } from '@/model';
import { findConflict } from '../read/findConflict';
import { checkCircles, type FileImport } from './imports/checkCircles';
import { checkPictures } from './imports/checkPictures';
import { parseModule, positionAt, type ParsedModule } from './parseModule';
import type { SourceReader } from '@/content/packages';
import { followImports, type ImportFindings } from './followImports';

/** One file of a demo as its author wrote it; `module` is undefined for JSON and CSS. */
export interface AuthoredFile {
  file: string;
  code: string;
  module?: ParsedModule;
}

/** All files of a demo in the order in which imports reach them, the entry first. */
export interface FileSet extends ImportFindings {
  files: AuthoredFile[];
}

/**
 * Returns the entry of a demo and every file that it imports, directly or indirectly.
 * @throws DocsError if a file has an unresolved merge conflict.
 */
export function collectFiles(reader: SourceReader, entry: string, productFolder: string): FileSet {
  const set: FileSet = { files: [], dependencies: new Set(), problems: [] };
  const queue = [entry];
  const imports: FileImport[] = [];
  for (const file of queue) {
    const code = reader.read(file);
    refuseConflict(file, code);
    const parsed = /\.[jt]sx?$/.test(file) ? parseModule(file, code) : undefined;
    set.files.push({ file, code, module: parsed });
    if (!parsed) continue;
    const followed = followImports(reader, { file, code, productFolder }, { module: parsed, set });
    imports.push(...followed);
    for (const { to } of followed) {
      if (!queue.includes(to)) queue.push(to);
    }
    set.problems.push(...runtimeTypeProblems(file, parsed), ...checkPictures(reader, file, parsed));
  }
  set.problems.push(...checkCircles(entry, imports));
  return set;
}

function refuseConflict(file: string, code: string): void {
  const conflict = findConflict(file, code);
  if (conflict) throw new DocsError(conflict.what, conflict);
}

function runtimeTypeProblems(file: string, { code, runtimeTypes }: ParsedModule): DocsProblem[] {
  return runtimeTypes.map(({ text, offset }) => ({
    what: `Demos cannot use \`${text}\`: it has no plain JavaScript form.`,
    file,
    ...positionAt(code, offset),
    fix: 'Use a constant object with `as const`.',
  }));
}
