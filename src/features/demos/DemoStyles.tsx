import { useInsertionEffect } from 'react';

/** Selects the styles of server-rendered demos; the document prints the first page's with this attribute. */
export const demoStylesSelector = 'style[data-demo-css]';

/**
 * Adds the styles of a page's server-rendered demos to the document after a navigation. They are never removed, because
 * Emotion remembers what it has inserted and does not insert it again.
 */
export function DemoStyles({ css }: { css: string }) {
  useInsertionEffect(() => {
    if (css === '') return;
    const present = [...document.querySelectorAll(demoStylesSelector)];
    if (present.some((style) => style.textContent === css)) return;
    const style = document.createElement('style');
    style.setAttribute('data-demo-css', '');
    style.textContent = css;
    document.head.append(style);
  }, [css]);
  return null;
}
