import { escapeAttribute } from '@/model/escape';
import { isVoid, scanTags, type HtmlTag } from './tags';

/**
 * Adds attributes to the tags of raw HTML where `additions` has some that the author did not write. Drops comments,
 * and turns `<span />` into `<span></span>`, which HTML would leave open.
 */
export function rewriteTags(
  html: string,
  additions: (tag: HtmlTag) => Readonly<Record<string, string>>,
): string {
  let result = '';
  let done = 0;
  for (const tag of scanTags(html)) {
    result += html.slice(done, tag.start) + rewriteTag(html, tag, additions);
    done = tag.end;
  }
  return result + html.slice(done);
}

function rewriteTag(
  html: string,
  tag: HtmlTag,
  additions: (tag: HtmlTag) => Readonly<Record<string, string>>,
): string {
  if (tag.kind === 'comment') {
    return '';
  }
  const text = html.slice(tag.start, tag.end);
  if (tag.kind === 'close') {
    return text;
  }
  const added = Object.entries(additions(tag))
    .filter(([name]) => !tag.attributes.has(name))
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  const expanded = tag.selfClosing && !isVoid(tag.name) ? `></${tag.name}>` : '>';
  return text.replace(/\s*\/?>$/, '') + added + expanded;
}
