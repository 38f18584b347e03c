import { say } from '../words';
import { factRows, strengthsOf } from './facts';
import { classRows, keyRows, propRows, slotRows, type ComparedRow } from './sideTables';
import type { Comparison, Side } from './stages';

/** A generated page before it is parsed. */
export interface WrittenPage {
  title: string;
  description: string;
  /** All of it as Markdown, with its title. */
  markdown: string;
}

/** Without a comma before the last name, as everywhere on the site. */
const listNames = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/** The page that compares a component. */
export function describeComparison({ name, sides }: Comparison): WrittenPage {
  const products = listNames(sides.map(({ product }) => product.name));
  const title = say('compareTitle', { name, products });
  const description = say('compareAbout', { name, products });
  const tables: [string, string, readonly ComparedRow[]][] = [
    [say('compareFacts'), say('compareFact'), factRows(sides)],
    [say('props'), say('compareProp'), propRows(sides)],
    [say('slots'), say('slot'), slotRows(sides)],
    [say('classes'), say('key'), classRows(sides)],
    [say('compareKeyboard'), say('compareKeys'), keyRows(sides)],
  ];
  const sections = tables
    .filter(([, , rows]) => rows.length > 0)
    .map(([heading, first, rows]) => {
      const note = heading === say('props') ? `${say('comparePropsText')}\n\n` : '';
      return `## ${heading}\n\n${note}${table(first, sides, rows)}`;
    });
  const uses = sides.map((side) => useOf(side, sides)).join('\n');
  const markdown = [
    ...[`# ${title}`, `<p class="description">${description}</p>`],
    `## ${say('compareUse')}\n\n${uses}`,
    ...sections,
  ].join('\n\n');
  return { title, description, markdown: `${markdown}\n` };
}

function useOf(side: Side, sides: readonly Side[]): string {
  const { product, guide, reference } = side;
  const name = `[${product.name}](${guide?.pathname ?? reference})`;
  return `- ${name}: ${[product.description, ...strengthsOf(side, sides)].join(' ')}`;
}

function table(first: string, sides: readonly Side[], rows: readonly ComparedRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const heads = [first, ...sides.map(({ product }) => product.name)];
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The page that lists all comparisons. */
export function describeIndex(comparisons: readonly Comparison[]): WrittenPage {
  const products = new Map(
    comparisons.flatMap(({ sides }) => sides.map(({ product }) => [product.id, product] as const)),
  );
  const title = say('compareIndex');
  const names = listNames([...products.values()].map(({ name }) => name));
  const description = say('compareIndexAbout', { products: names });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const heads = [say('compareComponent'), ...[...products.values()].map(({ name }) => name)];
  const rows = comparisons.map(({ name, pathname, sides }) => [
    `[${name}](${pathname})`,
    ...[...products.keys()].map((id) => {
      const side = sides.find(({ product }) => product.id === id);
      return side ? say('compareYes') : '–';
    }),
  ]);
  const list = [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
  const intro = `<p class="description">${description}</p>`;
  return { title, description, markdown: `# ${title}\n\n${intro}\n\n${list}\n` };
}
