import { readAttributes } from './attributes';
import type { Claim } from './claim';

/** Attributes that make another element of a component, or bring props from elsewhere. */
const opening = /^(?:component|as|slots|render)$/;

/** What JSX claims: that there are components of these names, and that they take these props. */
export function tagClaims(text: string): Claim[] {
  return [...text.matchAll(/<(\/?)([A-Z]\w*)\b(?!\.)/g)].flatMap(
    ({ 0: start, 1: slash, 2: of = '', index }) => {
      const component: Claim = { kind: 'component', name: of };
      if (slash) return [component];
      const { names } = readAttributes(text, index + start.length);
      const isOpen = names.some((name) => opening.test(name));
      return [component, ...names.map((name): Claim => ({ kind: 'prop', name, of, isOpen }))];
    },
  );
}
