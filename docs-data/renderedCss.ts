import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** What an element renders: its markup, and the rules of the classes in it. */
export interface Rendered {
  html: string;
  css: string;
}

/** Renders an element for the figures of a page's `facts.ts`: rules in media queries too, which a computed style leaves out. */
export function renderedCss(element: ReactElement): Rendered {
  cleanup();
  const html = render(element).container.innerHTML;
  const classes = html.match(/css-[\w-]+/g) ?? [];
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) =>
      cssText.replace(/\s*([:;{}])\s*/g, '$1'),
    ),
  );
  const css = rules.filter((rule) =>
    classes.some((name) => rule.includes(`.${name}`)),
  );
  return { html, css: css.join('') };
}
