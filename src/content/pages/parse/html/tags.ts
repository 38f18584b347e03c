import { readAttributes } from './readAttributes';

/** A tag or a comment in raw HTML. */
export interface HtmlTag {
  kind: 'open' | 'close' | 'comment';
  /** In lower case. */
  name: string;
  /** As its author wrote it. */
  written: string;
  attributes: ReadonlyMap<string, string>;
  /** Whether it is written as `<name />`. */
  selfClosing: boolean;
  /** Its start and end in the text. */
  start: number;
  end: number;
}

const tagStart = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)/gi;
const tagEnd = /[\s/]*>/y;

/** Void elements: without content and closing tag. */
const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Tells whether an element of this name has no content and no closing tag. */
export const isVoid = (name: string): boolean => voidElements.has(name);

/** Finds all tags and comments in a piece of raw HTML, in order. Skips the content of scripts and styles. */
export function scanTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  tagStart.lastIndex = 0;
  for (let match = tagStart.exec(html); match; match = tagStart.exec(html)) {
    const tag = readTag(html, match);
    if (!tag) continue;
    tags.push(tag);
    tagStart.lastIndex = tag.end;
    if (tag.kind === 'open' && (tag.name === 'script' || tag.name === 'style')) {
      const close = html.toLowerCase().indexOf(`</${tag.name}`, tag.end);
      tagStart.lastIndex = close === -1 ? html.length : close;
    }
  }
  return tags;
}

/** Reads the rest of a tag; undefined if it has no end. */
function readTag(html: string, match: RegExpExecArray): HtmlTag | undefined {
  const [text, slash, written = ''] = match;
  const start = match.index;
  const name = written.toLowerCase();
  const attributes = new Map<string, string>();
  if (!name) {
    const end = start + text.length;
    return { kind: 'comment', name, written, attributes, selfClosing: false, start, end };
  }
  tagEnd.lastIndex = readAttributes(html, start + text.length, attributes);
  const [ending] = tagEnd.exec(html) ?? [];
  if (!ending) return undefined;
  const kind = slash ? 'close' : 'open';
  const selfClosing = ending.endsWith('/>');
  return { kind, name, written, attributes, selfClosing, start, end: tagEnd.lastIndex };
}
