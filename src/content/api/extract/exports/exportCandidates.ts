import type ts from 'typescript';
import type { Reader } from '../program';
import { stableName } from './exportNames';
import { kindOf, type ExportKind } from './kindOf';
import { entriesOf, addressOf, type Source } from './source';

/** A public component or hook, or an interface with a page of its own. */
export interface Export extends Source {
  /** Name without the prefix of instability, `NumberInput`. */
  name: string;
  /** Name in the package, `Unstable_NumberInput`. */
  exportName: string;
  kind: Exclude<ExportKind, 'other'>;
  symbol: ts.Symbol;
  pathname: string;
}

/** Lists the components and hooks that a package exports, from its root and from the folders that the product names. */
export function exportCandidates(reader: Reader, source: Source): Export[] {
  const exported = [...reader.exportsOf(source.pkg), ...modulesOf(reader, source)];
  return exported.flatMap(([exportName, symbol]): Export[] => {
    const kind = kindOf(reader, exportName, symbol);
    if (kind === 'other') return [];
    const name = stableName(exportName);
    const pathname = addressOf(source.api, source.source, name);
    return [{ ...source, name, exportName, kind, symbol, pathname }];
  });
}

/** Returns the default exports of the folders that the product names, by folder. */
function modulesOf(reader: Reader, source: Source): [string, ts.Symbol][] {
  return entriesOf(source).flatMap(({ folder, types }): [string, ts.Symbol][] => {
    const exported = reader.program.getSourceFile(types)
      ? reader.exportsOf({ types }).get('default')
      : undefined;
    if (!exported) reader.report(`${source.pkg.name}/${folder} exports nothing by default`);
    return exported ? [[folder, exported]] : [];
  });
}
