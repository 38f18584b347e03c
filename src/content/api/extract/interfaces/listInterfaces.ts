import type ts from 'typescript';
import { addressOf, type Source } from '../exports';
import type { Reader } from '../program';

/** An exported type as one package has it. */
export interface InterfaceLevel {
  source: Source;
  symbol: ts.Symbol;
}

/** A type with a page of its own, as each package of its area has it, the first one first. */
export interface InterfaceExport {
  name: string;
  pathname: string;
  levels: [InterfaceLevel, ...InterfaceLevel[]];
}

/** The interfaces that sources ask for by name or pattern (`Grid*Api`). */
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

/** A package and those that extend it: the later ones of its area. */
export function areaOf(source: Source, sources: readonly Source[]): Source[] {
  const { product } = source;
  const { area } = source.source;
  return sources.filter((other) => other.product === product && other.source.area === area);
}

/** What every package of an area exports by a name. */
export function levelsOf(reader: Reader, area: readonly Source[], name: string): InterfaceLevel[] {
  return area.flatMap((source) => {
    const symbol = reader.exportsOf(source.pkg).get(name);
    return symbol ? [{ source, symbol }] : [];
  });
}

/** Interfaces called private are no part of what a package promises. */
function namesOf(reader: Reader, area: readonly Source[], pattern: string): string[] {
  if (!pattern.includes('*')) return [pattern];
  const matcher = new RegExp(`^${pattern.replace(/\*/g, '\\w*')}$`);
  const names = area.flatMap((source) => [...reader.exportsOf(source.pkg).keys()]);
  return [
    ...new Set(names.filter((name) => matcher.test(name) && !name.includes('Private'))),
  ].sort();
}
