import { report, type Draft } from '../draft';
import { calloutKinds } from '../passes/calloutKinds';
import { findAtLineStarts, findInText } from './textPieces';

/** Reports text that was meant as markup: references, headings and callouts with a typo. */
export function checkLeftovers(draft: Draft): void {
  for (const { match, place } of findInText(draft, /\[([^[\]]+)\]\[([^[\]\d][^[\]]*|)\]/g)) {
    const name = match[2] || match[1];
    const fix = `Add a line \`[${name}]: /address/\`, or write \`[${match[1]}](/address/)\`.`;
    report(draft, { ...place, what: `\`${match[0]}\` refers to no address.`, fix });
  }
  for (const { match, place } of findAtLineStarts(draft, /^(#{2,6}|#(?=[A-Z]))([^\s#].*)$/)) {
    const hashes = match[1] === '#' ? '##' : match[1];
    const fix = `Write \`${hashes} ${match[2]}\`.`;
    report(draft, { ...place, what: `\`${match[1]}\` without a space is not a heading.`, fix });
  }
  for (const { match, place } of findAtLineStarts(draft, /^::?(?!:)[ \t]*([a-z]+)[ \t]*$/)) {
    const [line, name = ''] = match;
    if (!(name in calloutKinds)) continue;
    const fix = `Write \`:::${name}\`, and \`:::\` on a line after the text.`;
    report(draft, { ...place, what: `\`${line.trim()}\` opens no callout.`, fix });
  }
}
