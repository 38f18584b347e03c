import { addressOf, type Source } from '../exports';
import type { Reader } from '../program';
import { areaOf, levelsOf, type InterfaceLevel } from './interfaceLevels';

/** A type with a page of its own, with its form in each package of its area, the lowest plan first. */
export interface InterfaceExport {
  name: string;
  pathname: string;
  levels: [InterfaceLevel, ...InterfaceLevel[]];
}

/** Lists the interfaces that sources ask for by name or pattern (`Grid*Api`). */
export function listInterfaces(reader: Reader, sources: readonly Source[]): InterfaceExport[] {
  return sources.flatMap((source) => {
    const patterns = source.source.interfaces ?? [];
    const area = areaOf(source, sources);
    return [...new Set(patterns.flatMap((pattern) => namesOf(reader, area, pattern)))].flatMap(
      (name): InterfaceExport[] => {
        const [first, ...others] = levelsOf(reader, area, name);
        if (!first) reader.report(`${source.source.packageName} exports no interface ${name}`);
        const pathname = addressOf(source.api, source.source, name);
        return first ? [{ name, pathname, levels: [first, ...others] }] : [];
      },
    );
  });
}

/** Lists the exported names that match a pattern, without private interfaces, which are not part of the public API. */
function namesOf(reader: Reader, area: readonly Source[], pattern: string): string[] {
  if (!pattern.includes('*')) return [pattern];
  const matcher = new RegExp(`^${pattern.replace(/\*/g, '\\w*')}$`);
  const names = area.flatMap((source) => [...reader.exportsOf(source.pkg).keys()]);
  return [
    ...new Set(names.filter((name) => matcher.test(name) && !name.includes('Private'))),
  ].sort();
}
