import type ts from 'typescript';
import type { Source } from '../exports';
import type { Reader } from '../program';

/** An exported type in one package, with that package's plan. */
export interface InterfaceLevel {
  source: Source;
  symbol: ts.Symbol;
}

/** Returns a package and those that extend it: the later ones in its area. */
export function areaOf(source: Source, sources: readonly Source[]): Source[] {
  const { product } = source;
  const { area } = source.source;
  return sources.filter((other) => other.product === product && other.source.area === area);
}

/** Returns the exports of one name, from every package of an area. */
export function levelsOf(reader: Reader, area: readonly Source[], name: string): InterfaceLevel[] {
  return area.flatMap((source) => {
    const symbol = reader.exportsOf(source.pkg).get(name);
    return symbol ? [{ source, symbol }] : [];
  });
}
