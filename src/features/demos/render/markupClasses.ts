const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:[^>"]|"[^"]*")*)>/g;
const withoutContent = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const classAttribute = /(?:^|\s)class="([^"]*)"/;
const emotionClass = /(?:^|\s)css-([\w-]+)/g;

/** Emotion's classes in server-rendered markup. */
export interface MarkupClasses {
  /** Class names without the prefix `css-`. */
  used: ReadonlySet<string>;
  /** Whether rules of both classes can apply to one element, because it or its ancestors have both. */
  canApplyTogether: (one: string, other: string) => boolean;
}

/**
 * Finds Emotion's classes in some pieces of markup, and which of them occur together on an element or its ancestors.
 */
export function readMarkupClasses(markups: readonly string[]): MarkupClasses {
  const used = new Set<string>();
  const together = new Set<string>();
  for (const markup of markups) {
    const open: (readonly string[])[] = [];
    for (const [, slash, name = '', attributes = ''] of markup.matchAll(tag)) {
      if (slash) {
        open.pop();
        continue;
      }
      const own = namesIn(attributes);
      const all = [...(open.at(-1) ?? []), ...own];
      for (const one of own) {
        used.add(one);
        for (const other of all) together.add(`${one} ${other}`).add(`${other} ${one}`);
      }
      if (!withoutContent.test(name) && !attributes.endsWith('/')) open.push(all);
    }
  }
  return { used, canApplyTogether: (one, other) => together.has(`${one} ${other}`) };
}

function namesIn(attributes: string): string[] {
  const classes = classAttribute.exec(attributes)?.[1] ?? '';
  return [...classes.matchAll(emotionClass)].map(([, name = '']) => name);
}
