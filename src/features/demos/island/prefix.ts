import type { Middleware } from 'stylis';

/** What one of the browsers the documented library supports knows only with `-webkit-` in front. */
const prefixed =
  /^(?:user-select|text-decoration|backdrop-filter|mask(?:-\w+)*|text-size-adjust|print-color-adjust|box-decoration-break|hyphens)$/;

/**
 * Takes the place of Emotion's own prefixer, whose prefixes for browsers of ten years ago are a quarter of the styles
 * of a page of demos.
 */
export const prefix: Middleware = (element) => {
  const { type, props: property, value } = element;
  if (type !== 'decl' || element.return || !prefixed.test(String(property))) return;
  element.return = `-webkit-${value}${value}`;
};
