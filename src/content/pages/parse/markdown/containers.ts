/** A kind of block with an opening and a closing line, and markdown inside. */
export interface Container {
  /** Type of its tokens: `callout` gives `callout_open` and `callout_close`. */
  type: string;
  opens: RegExp;
  /** Tells whether `line` ends the container that `opening` began. */
  closes(opening: string, line: string): boolean;
}

const colons = (line: string): number => /^:*/.exec(line)?.[0].length ?? 0;

/** `:::info` … `:::`, with more colons around a callout that holds another. */
const callout: Container = {
  type: 'callout',
  opens: /^:{3,}\s*[^\s:]/,
  closes: (opening, line) => /^:{3,}$/.test(line) && colons(line) >= colons(opening),
};

/** `<codeblock storageKey="…">` … `</codeblock>` around fences. */
const codeTabs: Container = {
  type: 'code_tabs',
  opens: /^<codeblock(?:\s[^>]*)?>$/i,
  closes: (_opening, line) => /^<\/codeblock>$/i.test(line),
};

/** `<featureList>` … `</featureList>` around a list. */
const featureList: Container = {
  type: 'feature_list',
  opens: /^<featureList>$/i,
  closes: (_opening, line) => /^<\/featureList>$/i.test(line),
};

/** All containers of the dialect. */
export const containers: readonly Container[] = [callout, codeTabs, featureList];

/** Tells whether `line`, inside of the container that `opening` began, opens one that cannot be nested there. */
export function startsAnother(container: Container, opening: string, line: string): boolean {
  if (!container.opens.test(line)) {
    return false;
  }
  return container !== callout || colons(line) >= colons(opening);
}
