import type { FoundLink } from '../../stages';
import { report, type Draft } from '../draft';
import { pathOf } from './imageAttributes';

/** Adds an image to those of the page; reports it if its address is wrong or its file does not exist. */
export function addImage(draft: Draft, image: FoundLink): void {
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
