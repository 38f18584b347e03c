import { useInsertionEffect } from 'react';

/** Attribute of the style element, which the document prints for the first page. */
const selector = 'style[data-demo-sheet]';

/**
 * Brings the styles of the page's demos that their code does not carry. Unlike those of Emotion they go with the page:
 * two sheets of Tailwind disagree about the order of their rules. They are empty while the page hydrates.
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
