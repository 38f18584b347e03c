import { kindFacts } from '../kinds';
import type { PageRule } from '../PageRule';

/** The fixed headings for the page's kind must have the order of the content guide. */
export const headingOrder: PageRule = {
  name: 'heading order',
  severity: 'style',
  check({ kind, prose }) {
    const order = kindFacts[kind].headings;
    let last = -1;
    return prose.flatMap(({ kind: piece, level, written, place }) => {
      const at = piece === 'heading' && level === 2 ? order.indexOf(written.trim()) : -1;
      if (at === -1) return [];
      const before = order[last];
      if (at > last) {
        last = at;
        return [];
      }
      const what =
        at === last
          ? `The section “${order[at]}” comes twice.`
          : `“${order[at]}” comes after “${before}”.`;
      const fix = at === last ? 'Make them one section.' : `Move the section before “${before}”.`;
      return [{ ...place(0), what, fix }];
    });
  },
};
