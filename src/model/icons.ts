import type { IconStyle, ProductIcons } from './product';

/** Folder of everything the browser fetches to show icons; names of files change with their content. */
export const iconsFolder = '/_icons';

/** A style with the file of its icons. */
export interface IconStyleFile extends IconStyle {
  /** Address of the file: a line for each icon, see {@link iconLine}. */
  url: string;
  /** Number of its icons. */
  count: number;
}

/** What the page of a package's icons shows before a file is fetched. */
export interface IconFacts extends Pick<
  ProductIcons,
  'packageName' | 'parameter' | 'sizes' | 'colors'
> {
  /** Id of the product whose icons they are. */
  product: string;
  styles: readonly IconStyleFile[];
  /** Address of the names of all modules as plain text, for browsers that run no scripts. */
  namesUrl: string;
  /** Address of the other words for what icons show, `Synonyms` as JSON. */
  synonymsUrl: string;
}

const wholePath = /^<path d="([^"]*)"\/>$/;

/**
 * A line of a style's file: the icon's name without the style, a tab, and what is inside of its `<svg>`. Of an icon that
 * is one path, as most are, the line has the path's data alone.
 */
export function iconLine(name: string, markup: string): string {
  return `${name}\t${wholePath.exec(markup)?.[1] ?? markup}`;
}

/** Name and markup of a line that {@link iconLine} made; undefined for one that is none. */
export function readIconLine(line: string): { name: string; markup: string } | undefined {
  const tab = line.indexOf('\t');
  if (!/^\w+$/.test(line.slice(0, Math.max(0, tab)))) return undefined;
  const drawing = line.slice(tab + 1);
  const markup = drawing.startsWith('<') ? drawing : `<path d="${drawing}"/>`;
  return { name: line.slice(0, tab), markup };
}
