import type { InterfaceApi } from '@/model';
import type { Source } from '../exports';
import { readComment } from '../props';
import type { Definitions } from '../types';
import type { InterfaceExport } from './listInterfaces';

/** Returns the part of an interface's reference that does not depend on its members. */
export function interfaceBase(
  { name, pathname, levels }: InterfaceExport,
  definitions?: Definitions,
): Omit<InterfaceApi, 'members'> {
  const [{ source, symbol }] = levels;
  const { description, deprecated } = readComment(symbol.declarations);
  const { plan, packageName } = source.source;
  return {
    kind: 'interface',
    name,
    productId: source.product.id,
    pathname,
    packageName,
    imports: levels.map((level) => importOf(name, level.source)),
    description,
    ...(deprecated !== undefined && { deprecated }),
    ...(plan && { plan }),
    definitions: definitions?.print() ?? {},
  };
}

function importOf(name: string, { source }: Source): string {
  return `import type { ${name} } from '${source.packageName}';`;
}
