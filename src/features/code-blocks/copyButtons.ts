import { createBlockCopier, type CopiedWords } from './createBlockCopier';

interface CopyWords extends CopiedWords {
  /** Text about the keyboard shortcut, for the title while the pointer is over the block. */
  keys: string;
  /** Text for the button of a block that shows only a part of its code. */
  part: string;
}

/** Returns the block under the pointer, or null when the reader has selected text to copy. */
function hoveredBlock(event: KeyboardEvent): Element | null {
  const isCopy = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c';
  if (!isCopy || event.altKey || event.shiftKey) return null;
  const target = event.target as Element | null;
  if (target?.closest?.('input, textarea, select, [contenteditable]')) return null;
  if (window.getSelection()?.toString()) return null;
  return [...document.querySelectorAll('.code pre:hover')].at(-1) ?? null;
}

/** Adds a title to the copy button of the hovered or focused block, which says what it copies and by which keys. */
function explainButton(target: Element, { keys, part }: CopyWords): void {
  const block = target.closest?.('.code pre');
  const isPart = block?.closest('.code')?.hasAttribute('data-part');
  block?.querySelector('.code-copy')?.setAttribute('title', isPart ? `${part}. ${keys}` : keys);
}

/**
 * Adds listeners to the document for copy buttons, and for Ctrl/⌘+C over a block. Returns a function that removes them.
 */
export function listenForCopies(words: CopyWords): () => void {
  const hint = ({ target }: Event) => explainButton(target as Element, words);
  const { copyBlock, revertAll } = createBlockCopier(words);

  const onClick = (event: MouseEvent) => {
    const block = (event.target as Element).closest?.('.code-copy')?.closest('pre');
    if (block) void copyBlock(block);
  };
  const onKey = (event: KeyboardEvent) => {
    const block = hoveredBlock(event);
    if (block) void copyBlock(block);
  };
  document.addEventListener('pointerover', hint);
  document.addEventListener('focusin', hint);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerover', hint);
    document.removeEventListener('focusin', hint);
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKey);
    revertAll();
  };
}
