import { DocsError, packageOf, type DocsProblem } from '@/model';
import type { FileImport } from './imports/checkCircles';
import { checkPackageImport } from './imports/checkImport';
import { positionAt, type ParsedModule, type Found } from './parseModule';
import { peersBehind, type SourceReader } from '@/content/packages';
import { isRelative, refuseAddress } from './refuseAddress';
import { resolveImport } from './resolveImport';
import type { Importer } from './importProblem';

/** What the imports of a demo lead to besides its files. */
export interface ImportFindings {
  dependencies: Set<string>;
  problems: DocsProblem[];
}

/** Returns the imports of a file that lead to other files of the demo, and adds packages and problems to the set. */
export function followImports(
  reader: SourceReader,
  importer: Importer,
  { module, set }: { module: ParsedModule; set: ImportFindings },
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

/** Reports a style sheet's import of an unsupported form: demos may import plain CSS only. */
function checkSheetImport(
  { file, code }: Importer,
  { text, offset }: Found,
): DocsError | undefined {
  if (!/\.module\.\w+$|\.(scss|sass|less)$/.test(text)) return undefined;
  return new DocsError(`A demo cannot import \`${text}\`: only plain style sheets are supported.`, {
    file,
    ...positionAt(code, offset),
    fix: `Import a plain style sheet, \`${text.replace(/(\.module)?\.\w+$/, '.css')}\`: its selectors apply inside the demo only.`,
  });
}
