import type { Block } from '@/model';

/** Blocks that fill the first screen of most pages. */
const mostBlocks = 4;

/** Characters of markup that fill it where a page begins with text. */
const mostProse = 5000;

/** The blocks that a reader sees first, as many as fill a screen; the others are rendered after them. */
export function firstScreen(blocks: readonly Block[]): Block[] {
  let prose = 0;
  const end = blocks.findIndex((block) => {
    if (block.kind === 'prose') prose += block.html.length;
    return prose >= mostProse;
  });
  return blocks.slice(0, end < 0 ? mostBlocks : Math.min(end + 1, mostBlocks));
}
