import { copyText } from '@/base/code';

/** What tells the reader that a block was copied. */
export interface CopiedWords {
  /** Text of the button. */
  copy: string;
  /** Text of the button for a moment after it copied. */
  copied: string;
  /** Called with true when something was copied, and with false when the announcement is over. */
  onCopied: (isCopied: boolean) => void;
}

const shownFor = 2000;

function codeOf(block: Element): string {
  return (block.querySelector('code')?.textContent ?? '').replace(/\n$/, '');
}

/** Returns a function that copies a block and says so on its button, and one that reverts all buttons at once. */
export function createBlockCopier({ copy, copied, onCopied }: CopiedWords) {
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

  function revertAll() {
    for (const [button, timer] of timers) {
      clearTimeout(timer);
      revert(button);
    }
  }

  return { copyBlock, revertAll };
}
