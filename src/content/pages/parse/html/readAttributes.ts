// As browsers read them: a slash or the end of a quoted value separates attributes too.
const attributePattern =
  /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)|(?=>))|(?!\s*=))/y;

/** Adds the attributes of a tag to a map, and returns where they end. */
export function readAttributes(
  html: string,
  start: number,
  attributes: Map<string, string>,
): number {
  let end = start;
  attributePattern.lastIndex = start;
  for (let match = attributePattern.exec(html); match; match = attributePattern.exec(html)) {
    end = attributePattern.lastIndex;
    const [, written = '', double, single, bare] = match;
    const value = double ?? single ?? bare ?? '';
    const name = written.toLowerCase();
    // Of two attributes with the same name, browsers ignore the second one.
    if (attributes.has(name)) continue;
    attributes.set(name, value.replace(/&quot;/g, '"').replace(/&amp;/g, '&'));
  }
  return end;
}
