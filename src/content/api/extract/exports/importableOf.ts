import path from 'node:path';
import type { ApiDocBase } from '@/model';
import type { Reader } from '../program';
import type { Export } from './exportCandidates';

/** A component or a hook, and how to import it. */
export type Importable = Pick<ApiDocBase, 'name' | 'productId' | 'packageName' | 'imports'>;

/** Returns the facts about an export that need no reading of its types. */
export function importableOf(entry: Export, reader: Reader): Importable {
  const { name, product, source } = entry;
  const { packageName } = source;
  return { name, productId: product.id, packageName, imports: importsOf(entry, reader) };
}

/** Returns the import statements: first the one from a module, then the one from the package's root. */
function importsOf(entry: Export, reader: Reader): string[] {
  const { name, exportName, source } = entry;
  const { packageName } = source;
  const named = exportName === name ? name : `${exportName} as ${name}`;
  const isInRoot = reader.exportsOf(entry.pkg).get(exportName) === entry.symbol;
  const root = isInRoot ? [`import { ${named} } from '${packageName}';`] : [];
  const folder = folderOf(entry);
  const exported = folder ? exportsOfFolder(entry, folder, reader) : undefined;
  const from = `${packageName}/${folder}`;
  if (folder === exportName && exported?.get('default') === entry.symbol) {
    return [`import ${name} from '${from}';`, ...root];
  }
  return exported?.get(exportName) === entry.symbol
    ? [`import { ${named} } from '${from}';`, ...root]
    : [...moduleElsewhere(entry, reader), ...root];
}

/** Returns the import path for a component that the package only re-exports from another package of the product. */
function moduleElsewhere({ name, symbol, api }: Export, reader: Reader): string[] {
  const [declaration] = symbol.declarations ?? [];
  const pkg = declaration && reader.packageOf(declaration);
  if (!pkg || !api.sources.some(({ packageName }) => packageName === pkg.name)) return [];
  const exported = exportsOfFolder({ pkg }, name, reader);
  return exported?.get('default') === symbol ? [`import ${name} from '${pkg.name}/${name}';`] : [];
}

/**
 * Returns the folder whose index exports the component: that of its types, or the one with its name if the types are
 * in the root or in `internals`.
 */
function folderOf({ symbol, exportName, pkg }: Export): string | undefined {
  const own = path.join(pkg.folder, exportName, 'index.d.ts');
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? own;
  const inside = file.startsWith(`${pkg.folder}/`) ? file.slice(pkg.folder.length + 1) : '';
  const [folder, ...rest] = inside.split('/');
  return rest.length > 0 && folder !== 'internals' ? folder : exportName;
}

function exportsOfFolder({ pkg }: Pick<Export, 'pkg'>, folder: string, reader: Reader) {
  const types = path.join(pkg.folder, folder, 'index.d.ts');
  return reader.program.getSourceFile(types) ? reader.exportsOf({ types }) : undefined;
}
