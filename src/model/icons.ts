import type { IconStyle, ProductIcons } from './productIcons';

/** Folder of all files that the browser fetches to show icons; their names contain a hash of the content. */
export const iconsFolder = '/_icons';

/** A style with the file of its icons. */
export interface IconStyleFile extends IconStyle {
  /** Address of the file, which has one line per icon; see {@link iconLine}. */
  url: string;
  /** Number of its icons. */
  count: number;
}

/** The facts that the page of a package's icons shows before a file is fetched. */
export interface IconFacts extends Pick<
  ProductIcons,
  'packageName' | 'parameter' | 'sizes' | 'colors'
> {
  /** Id of the product whose icons they are. */
  product: string;
  styles: readonly [IconStyleFile, ...IconStyleFile[]];
  /** Address of the names of all modules as plain text, for browsers without scripts. */
  namesUrl: string;
  /** Address of the synonyms for the icons' subjects, `Synonyms` as JSON. */
  synonymsUrl: string;
}

const wholePath = /^<path d="([^"]*)"\/>$/;

/**
 * Returns an icon's line in a style's file: the icon's name without the style, a tab, and the content of its `<svg>`.
 * For an icon of a single path, as most are, the line has only the path's data.
 */
export function iconLine(name: string, markup: string): string {
  return `${name}\t${wholePath.exec(markup)?.[1] ?? markup}`;
}

/** Parses a line of {@link iconLine} to name and markup; undefined if it is invalid. */
export function readIconLine(line: string): { name: string; markup: string } | undefined {
  const tab = line.indexOf('\t');
  if (!/^\w+$/.test(line.slice(0, Math.max(0, tab)))) return undefined;
  const drawing = line.slice(tab + 1);
  const markup = drawing.startsWith('<') ? drawing : `<path d="${drawing}"/>`;
  return { name: line.slice(0, tab), markup };
}
