import { copyText } from '@/base/code';

interface CopyWords {
  copy: string;
  copied: string;
  /** Text about the keyboard shortcut, for the title while the pointer is over the block. */
  keys: string;
  /** Text for the button of a block that shows only a part of its code. */
  part: string;
  /** Called with true when something was copied, and with false when the announcement is over. */
  onCopied: (isCopied: boolean) => void;
}

const shownFor = 2000;

function codeOf(block: Element): string {
  return (block.querySelector('code')?.textContent ?? '').replace(/\n$/, '');
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
  const { copy, copied, onCopied } = words;
  const hint = ({ target }: Event) => explainButton(target as Element, words);
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  function revert(button: Element) {
    timers.delete(button);
    button.textContent = copy;
    button.removeAttribute('data-copied');
    if (timers.size === 0) onCopied(false);
  }

  async function copyBlock(block: Element) {
    try {
      await copyText(codeOf(block));
    } catch {
      return;
    }
    const button = block.querySelector('.code-copy') ?? block;
    if (button !== block) {
      button.textContent = copied;
      button.setAttribute('data-copied', '');
      clearTimeout(timers.get(button));
      timers.set(
        button,
        setTimeout(() => revert(button), shownFor),
      );
    }
    onCopied(true);
  }

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
    for (const [button, timer] of timers) {
      clearTimeout(timer);
      revert(button);
    }
  };
}
