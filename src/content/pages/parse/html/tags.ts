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

const tagPattern =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/gi;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Void elements: without content and closing tag. */
const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Tells whether an element of this name has no content and no closing tag. */
export const isVoid = (name: string): boolean => voidElements.has(name);

/** Finds all tags and comments in a piece of raw HTML, in order. Skips the content of scripts and styles. */
export function scanTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  tagPattern.lastIndex = 0;
  for (let match = tagPattern.exec(html); match; match = tagPattern.exec(html)) {
    const tag = toTag(match);
    tags.push(tag);
    if (tag.kind === 'open' && (tag.name === 'script' || tag.name === 'style')) {
      const close = html.toLowerCase().indexOf(`</${tag.name}`, tag.end);
      tagPattern.lastIndex = close === -1 ? html.length : close;
    }
  }
  return tags;
}

function toTag(match: RegExpExecArray): HtmlTag {
  const [text, slash, name = '', attributes = '', selfClosing] = match;
  const open = slash ? 'close' : 'open';
  return {
    kind: name ? open : 'comment',
    name: name.toLowerCase(),
    written: name,
    attributes: readAttributes(attributes),
    selfClosing: Boolean(selfClosing),
    start: match.index,
    end: match.index + text.length,
  };
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
    const value = double ?? single ?? bare ?? '';
    // Of two attributes with the same name, browsers ignore the second one.
    if (attributes.has(name.toLowerCase())) continue;
    attributes.set(name.toLowerCase(), value.replace(/&quot;/g, '"').replace(/&amp;/g, '&'));
  }
  return attributes;
}
