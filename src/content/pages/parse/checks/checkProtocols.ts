import { nearest } from '../../read';
import { report, type Draft } from '../draft';
import { offsetOf } from '../markdown/inlineOffsets';
import { placeInside } from '../place';
import { inlinePieces } from '../tokens';
import type { Position } from '../../stages';
import { listTags } from './tagPieces';
import { findInText } from './textPieces';

/** Protocols that a link may have. */
const protocols = ['https', 'http', 'mailto', 'tel'];

/** Attributes of raw HTML with an address. */
const addresses = ['href', 'xlink:href', 'src', 'poster', 'action', 'formaction', 'data'];

/** Reports links whose protocol runs code, refers to the author's computer or is misspelled. */
export function checkProtocols(draft: Draft): void {
  for (const { token, block } of inlinePieces(draft.tokens)) {
    const name = { link_open: 'href', image: 'src' }[token.type];
    const address = name && String(token.attrGet(name) ?? '');
    if (address) checkAddress(draft, address, placeInside(draft, block, offsetOf(token)));
  }
  for (const { tag, place } of listTags(draft)) {
    for (const name of addresses) checkAddress(draft, tag.attributes.get(name) ?? '', place);
  }
  // Markdown does not render these as links.
  const left = /\]\(\s*<?((?:javascript|vbscript|file|data):[^)\s]*)/gi;
  for (const { match, place } of findInText(draft, left))
    checkAddress(draft, match[1] ?? '', place);
}

function checkAddress(draft: Draft, address: string, place: Position): void {
  const [, protocol = ''] = /^\s*([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  const name = protocol.toLowerCase();
  if (!name || protocols.includes(name) || /^data:image\//i.test(address)) return;
  const meant = nearest(name, protocols);
  const fix = meant
    ? `Did you mean \`${meant}:\`?`
    : 'Link to an address that starts with a slash, `https:` or `mailto:`.';
  report(draft, { ...place, what: `A link cannot start with \`${protocol}:\`.`, fix });
}
