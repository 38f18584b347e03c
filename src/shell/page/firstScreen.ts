import type { Block } from '@/model';

/** Number of blocks that fill the first screen of most pages. */
const mostBlocks = 4;

/** Characters of HTML that fill the first screen of a page that starts with text. */
const mostProse = 5000;

/** Returns the blocks of the first screen; the others are rendered later. */
export function firstScreen(blocks: readonly Block[]): Block[] {
  let prose = 0;
  const end = blocks.findIndex((block) => {
    if (block.kind === 'prose') prose += block.html.length;
    return prose >= mostProse;
  });
  return blocks.slice(0, end < 0 ? mostBlocks : Math.min(end + 1, mostBlocks));
}
