const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Returns the text of compiled HTML without tags, with single spaces. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(?:br|\/(?:p|li|td|th|h\d|div|dt|dd|summary|figcaption))\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Code, or words between `__`, which in code or next to a letter are part of a name. */
const strongOrCode = /(`[^`]*`)|(?<!\w)__(?=\S)((?:`[^`]*`|[^`])+?)(?<=\S)__(?!\w)/g;

/** Returns the text of a short piece of Markdown: links become their words, code its text. */
export function textOfMarkdown(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(strongOrCode, '$1$2')
    .replace(/`([^`]*)`|`|\*\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the beginning of a text, for the line below a result: its first sentence if that is short enough, otherwise
 * as many words as fit `length` characters.
 */
export function firstSentence(text: string, length: number): string {
  const [sentence = ''] = /^.*?(?:[.!?:](?=\s|$)|[。！？])/u.exec(text) ?? [text];
  if (sentence.length <= length) return sentence;
  const cut = text.slice(0, length);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2));
  return `${words.replace(/[\s,;:\p{Surrogate}]+$/u, '')}…`;
}
