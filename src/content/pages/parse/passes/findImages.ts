import type { FoundLink } from '../../stages';
import { report, type Draft } from '../draft';
import { scanTags, type HtmlTag } from '../html/tags';
import { offsetOf } from '../markdown/inlineOffsets';
import { placeInside } from '../place';
import { htmlPieces, inlinePieces } from '../tokens';

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
  for (const { token, block } of htmlPieces(draft.tokens)) {
    const base = token === block ? 0 : offsetOf(token);
    for (const tag of scanTags(token.content)) {
      for (const href of sourcesOf(tag)) {
        addImage(draft, { href, ...placeInside(draft, block, base + tag.start) });
      }
    }
  }
}

/** Returns the attributes that make an image load lazily and reserve its space. */
export function imageAttributes(draft: Draft, href: string): Record<string, string> {
  const size = href.startsWith('/') ? draft.known.imageSize?.(pathOf(href)) : undefined;
  return {
    loading: 'lazy',
    ...(size && { width: String(size.width), height: String(size.height) }),
  };
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const pathOf = (href: string): string => decodePath(href.replace(/[?#].*$/s, ''));

function sourcesOf(tag: HtmlTag): string[] {
  const names = { img: ['src'], source: ['src'], video: ['src', 'poster'] }[tag.name] ?? [];
  const sources = names.flatMap((name) => tag.attributes.get(name) ?? []);
  const isPicture = tag.name === 'img' || tag.name === 'source';
  const srcset = isPicture ? srcsetAddresses(tag.attributes.get('srcset') ?? '') : [];
  return [...new Set([...sources, ...srcset])];
}

function addImage(draft: Draft, image: FoundLink): void {
  const { href, line, column } = image;
  if (/^(https?:|data:|\/\/)/i.test(href)) {
    return;
  }
  draft.images.push(image);
  if (!href.startsWith('/')) {
    report(draft, {
      line,
      column,
      what: `The address of the image \`${href}\` does not start with a slash.`,
      fix: 'Put the file into `public/static/` and write its address from `/static/` on.',
    });
  } else if (!draft.known.imageExists(pathOf(href))) {
    report(draft, {
      line,
      column,
      what: `The image \`${href}\` does not exist.`,
      fix: `Add the file \`public${pathOf(href)}\`, or correct the address.`,
    });
  }
}

/** The addresses in a `srcset`, without widths and densities (HTML standard, "parse a srcset attribute"). */
export function srcsetAddresses(srcset: string): string[] {
  const candidates = srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,|\s+[^,]*|$)/g);
  return [...candidates].map(([, address = '']) => address);
}
