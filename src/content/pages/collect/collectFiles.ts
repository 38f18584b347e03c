import { DocsError, packageOf, type DocsProblem } from '@/model';
import { findConflict } from '../read/findConflict';
import { checkCircles, type FileImport } from './imports/checkCircles';
import { checkPackageImport } from './imports/checkImport';
import { checkPictures } from './imports/checkPictures';
import { parseModule, positionAt, type ParsedModule, type Found } from './parseModule';
import { peersBehind, type SourceReader } from '@/content/packages';
import { isRelative, refuseAddress, resolveImport, type Importer } from './resolveImport';

/** One file of a demo as its author wrote it; `module` is undefined for JSON and CSS. */
export interface AuthoredFile {
  file: string;
  code: string;
  module?: ParsedModule;
}

/** All files of a demo in the order in which imports reach them, the entry first. */
export interface FileSet {
  files: AuthoredFile[];
  dependencies: Set<string>;
  problems: DocsProblem[];
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

function followImports(
  reader: SourceReader,
  importer: Importer,
  { module, set }: { module: ParsedModule; set: FileSet },
): FileImport[] {
  return module.specifiers.flatMap((specifier) => {
    try {
      const refused = refuseAddress(importer, specifier);
      const sheet = checkSheetImport(importer, specifier);
      if (refused ?? sheet) throw refused ?? sheet;
      if (isRelative(specifier.text)) {
        const to = resolveImport(reader, importer, specifier);
        return [{ from: importer.file, module, specifier, to }];
      }
      const wrong = checkPackageImport({ root: reader.root, importer, module, specifier });
      if (wrong) throw wrong;
      const { text } = specifier;
      [packageOf(text), ...peersBehind(reader, text)].forEach((name) => set.dependencies.add(name));
    } catch (error) {
      if (!(error instanceof DocsError)) throw error;
      set.problems.push(error.problem);
    }
    return [];
  });
}

function runtimeTypeProblems(file: string, { code, runtimeTypes }: ParsedModule): DocsProblem[] {
  return runtimeTypes.map(({ text, offset }) => ({
    what: `Demos cannot use \`${text}\`: it has no plain JavaScript form.`,
    file,
    ...positionAt(code, offset),
    fix: 'Use a constant object with `as const`.',
  }));
}

/** Reports a style sheet's import of an unsupported form: demos may import plain CSS only. */
function checkSheetImport(
  { file, code }: Importer,
  { text, offset }: Found,
): DocsError | undefined {
  if (!/\.module\.\w+$|\.(scss|sass|less)$/.test(text)) return undefined;
  return new DocsError(`A demo cannot import \`${text}\`: it knows plain style sheets only.`, {
    file,
    ...positionAt(code, offset),
    fix: `Import a plain style sheet, \`${text.replace(/(\.module)?\.\w+$/, '.css')}\`: its selectors hold inside the demo only.`,
  });
}
