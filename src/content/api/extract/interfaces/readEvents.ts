import type { ApiProp, InterfaceApi } from '@/model';
import { addressOf, type Source } from '../exports';
import { readComment } from '../props';
import { areaOf, levelsOf } from './interfaceLevels';
import type { InterfaceExport } from './listInterfaces';
import { interfaceBase } from './interfaceBase';
import { sortMembers, type InterfaceContext } from './readInterface';
import { readEvent } from './readEvent';

/**
 * Reads the events of a source, if it has any: the arguments of each listener, from the interface that lists the
 * events.
 */
export function readEvents(
  source: Source,
  sources: readonly Source[],
  context: InterfaceContext,
): InterfaceApi[] {
  const { events } = source.source;
  if (!events) return [];
  const { reader, plans } = context;
  const levels = levelsOf(reader, areaOf(source, sources), events.lookup);
  const [first, ...others] = levels;
  if (!first) {
    reader.report(`${source.source.packageName} exports no interface ${events.lookup}`);
    return [];
  }
  const pathname = addressOf(source.api, source.source, events.name);
  const entry: InterfaceExport = { name: events.name, pathname, levels: [first, ...others] };
  const definitions = reader.collectDefinitions();
  const printer = reader.printer(definitions);
  const type = reader.checker.getDeclaredTypeOfSymbol((others.at(-1) ?? first).symbol);
  const members = reader.checker.getPropertiesOfType(type).flatMap((symbol): ApiProp[] => {
    const comment = readComment(symbol.declarations);
    const plan = plans.declaredPlan(symbol);
    if (comment.isHidden) return [];
    return [
      {
        ...readEvent(symbol, comment, { checker: reader.checker, printer }),
        ...(plan && { plan }),
      },
    ];
  });
  const imports = entry.levels.map(
    (level) => `import type { ${events.lookup} } from '${level.source.source.packageName}';`,
  );
  return [{ ...interfaceBase(entry, definitions), imports, members: sortMembers(members) }];
}
