const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:[^>"]|"[^"]*")*)>/g;
const withoutContent = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const classAttribute = /(?:^|\s)class="([^"]*)"/;
const emotionClass = /(?:^|\s)css-([\w-]+)/g;

/** Emotion's classes in markup that React printed. */
export interface MarkupClasses {
  /** Names without `css-`. */
  used: ReadonlySet<string>;
  /** Whether one element can be styled by rules of both: it or its ancestors have the one, and the other. */
  areTogether: (one: string, other: string) => boolean;
}

/** Reads which of Emotion's classes are in some pieces of markup, and which of them stand on or in each other. */
export function readClasses(markups: readonly string[]): MarkupClasses {
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
  return { used, areTogether: (one, other) => together.has(`${one} ${other}`) };
}

function namesIn(attributes: string): string[] {
  const classes = classAttribute.exec(attributes)?.[1] ?? '';
  return [...classes.matchAll(emotionClass)].map(([, name = '']) => name);
}
