/** The beginning of a list, a quotation, a heading, a table or code, or the title of a list of pages. */
const noProse = /^([-*+>#|]|\d+\.|```|(Demos|API):|[A-Z]\w+:$)/;

const listMark = /(?:^|\n)\s*(?:[-*+]|\d+\.)\s+/;

/**
 * Returns the first paragraph of a comment as one line of Markdown; empty if the comment begins with something other
 * than text. A list that the paragraph announces is appended to it: `… by these components: Dialog, and Menu.`
 */
export function firstParagraph(markdown: string): string {
  const [first = '', second = ''] = markdown.trim().split(/\n\s*\n/);
  if (noProse.test(first)) return '';
  const [prose = '', ...listed] = first.split(listMark).map(oneLine);
  if (!prose.endsWith(':')) return prose;
  const [before, ...below] = second.split(listMark).map(oneLine);
  const items = listed.length === 0 && before === '' ? below : listed;
  const list = items.map((item) => item.replace(/[.,;]$/, ''));
  return list.length > 0 ? `${prose} ${new Intl.ListFormat('en').format(list)}.` : '';
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ');
}
