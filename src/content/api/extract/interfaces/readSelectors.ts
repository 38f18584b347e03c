import type { ApiProp, InterfaceApi } from '@/model';
import { addressOf, isUnstable, type Source } from '../exports';
import ts from '../typescript.js';
import { areaOf } from './interfaceLevels';
import type { InterfaceContext } from './readInterface';
import { readSelector } from './readSelector';

/** Reads the selectors that the packages of a source's area export, each with the lowest plan that has it. */
export function readSelectors(
  source: Source,
  sources: readonly Source[],
  { reader }: InterfaceContext,
): InterfaceApi[] {
  const name = source.source.selectors;
  if (!name) return [];
  const definitions = reader.collectDefinitions();
  const printer = reader.printer(definitions);
  const area = areaOf(source, sources);
  const found = new Map<string, ApiProp>();
  const imports: string[] = [];
  for (const { pkg, source: own } of area) {
    const before = found.size;
    for (const [exportName, symbol] of reader.exportsOf(pkg)) {
      if (found.has(exportName) || !isSelector(exportName, symbol)) continue;
      const member = readSelector(exportName, symbol, {
        checker: reader.checker,
        printer,
        plan: own.plan,
      });
      if (member) found.set(exportName, member);
    }
    const [example] = [...found.keys()].slice(before);
    if (example) imports.push(`import { ${example} } from '${own.packageName}';`);
  }
  const members = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    {
      kind: 'interface',
      name,
      productId: source.product.id,
      pathname: addressOf(source.api, source.source, name),
      packageName: source.source.packageName,
      imports,
      description: '',
      definitions: definitions.print(),
      members,
    },
  ];
}

function isSelector(name: string, { flags }: ts.Symbol): boolean {
  const isValue = (flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Function)) !== 0;
  const isHook = /^use[A-Z]/.test(name);
  return isValue && /^[a-z]\w*Selector$/.test(name) && !isHook && !isUnstable(name);
}
