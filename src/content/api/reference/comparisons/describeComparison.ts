import { translate } from '../words';
import { keyRows } from './compareKeys';
import { factRows } from './facts';
import { strengthsOf } from './strengthsOf';
import { classRows, slotRows } from './sideTables';
import { propRows } from './propRows';
import type { Comparison, Side } from './stages';
import { sectionOf, type Section } from './sectionOf';

/** A generated page before it is parsed. */
export interface WrittenPage {
  title: string;
  description: string;
  /** The whole text as Markdown, with its title. */
  markdown: string;
}

/** British English has no comma before the last name, like the rest of the site. */
export const listNames = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/** Writes the page that compares a component. */
export function describeComparison({ name, sides }: Comparison): WrittenPage {
  const products = listNames(sides.map(({ product }) => product.name));
  const title = translate('compareTitle', { name, products });
  const description = translate('compareAbout', { name, products });
  const sections = [
    {
      heading: 'compareFacts',
      first: 'compareFact',
      rows: factRows(sides),
      note: 'compareFactsText',
    },
    {
      heading: 'compareKeyboard',
      first: 'compareKeys',
      rows: keyRows(sides),
      note: 'compareKeysText',
    },
    { heading: 'props', first: 'compareProp', rows: propRows(sides), note: 'comparePropsText' },
    { heading: 'slots', first: 'slot', rows: slotRows(sides) },
    { heading: 'classes', first: 'key', rows: classRows(sides) },
  ] satisfies readonly Section[];
  const written = sections
    .filter(({ rows }) => rows.length > 0)
    .map((section) => sectionOf(section, sides));
  const uses = sides.map((side) => useOf(side, sides)).join('\n');
  const markdown = [
    ...[`# ${title}`, `<p class="description">${description}</p>`],
    `## ${translate('compareUse')}\n\n${uses}`,
    ...written,
  ].join('\n\n');
  return { title, description, markdown: `${markdown}\n` };
}

function useOf(side: Side, sides: readonly Side[]): string {
  const { product, guide, reference } = side;
  const name = `[${product.name}](${guide?.pathname ?? reference})`;
  return `- ${name}: ${[product.description, ...strengthsOf(side, sides)].join(' ')}`;
}
