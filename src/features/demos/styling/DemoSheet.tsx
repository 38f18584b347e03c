import { useInsertionEffect } from 'react';

/** Selector of the style element that the document renders for the first page. */
const selector = 'style[data-demo-sheet]';

/**
 * Adds the style sheet of the page's demos, such as Tailwind's, to the document. Unlike Emotion's styles it is removed
 * with the page, because two sheets of Tailwind conflict in the order of their rules. Empty during hydration: the
 * document has the sheet.
 */
export function DemoSheet({ css }: { css: string | undefined }) {
  useInsertionEffect(() => {
    if (css === '') return;
    const present = document.querySelector(selector);
    if (css === undefined) {
      present?.remove();
      return;
    }
    const style = present ?? document.head.appendChild(document.createElement('style'));
    style.setAttribute('data-demo-sheet', '');
    if (style.textContent !== css) style.textContent = css;
  }, [css]);
  return null;
}
