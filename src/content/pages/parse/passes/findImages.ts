import type { Draft } from '../draft';
import type { HtmlTag } from '../html/tags';
import { offsetOf } from '../markdown/inlineOffsets';
import { placeInside } from '../place';
import { htmlTags, inlinePieces } from '../tokens';
import { imageAttributes } from './imageAttributes';
import { addImage } from './addImage';

/** Collects images and videos with their positions and checks that they exist; adds the sizes of images. */
export function findImages(draft: Draft): void {
  for (const { token, block } of inlinePieces(draft.tokens)) {
    if (token.type === 'image') {
      const href = String(token.attrGet('src') ?? '');
      addImage(draft, { href, ...placeInside(draft, block, offsetOf(token)) });
      for (const [name, value] of Object.entries(imageAttributes(draft, href))) {
        token.attrSet(name, value);
      }
    }
  }
  for (const { tag, block, from } of htmlTags(draft.tokens)) {
    for (const href of sourcesOf(tag)) {
      addImage(draft, { href, ...placeInside(draft, block, from) });
    }
  }
}

function sourcesOf(tag: HtmlTag): string[] {
  const names = { img: ['src'], source: ['src'], video: ['src', 'poster'] }[tag.name] ?? [];
  const sources = names.flatMap((name) => tag.attributes.get(name) ?? []);
  const isPicture = tag.name === 'img' || tag.name === 'source';
  const srcset = isPicture ? srcsetAddresses(tag.attributes.get('srcset') ?? '') : [];
  return [...new Set([...sources, ...srcset])];
}

/** Returns the addresses in a `srcset`, without widths and densities (HTML standard, "parse a srcset attribute"). */
export function srcsetAddresses(srcset: string): string[] {
  const candidates = srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,|\s+[^,]*|$)/g);
  return [...candidates].map(([, address = '']) => address);
}
