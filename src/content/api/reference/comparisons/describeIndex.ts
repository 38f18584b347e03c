import { markdownTable } from '../print/markdownTable';
import { translate } from '../words';
import { inKilobytes } from './facts';
import { absentCell } from './sideTables';
import type { Comparison } from './stages';
import { listNames, type WrittenPage } from './describeComparison';

/** Writes the page that lists all comparisons. */
export function describeIndex(comparisons: readonly Comparison[]): WrittenPage {
  const products = new Map(
    comparisons.flatMap(({ sides }) => sides.map(({ product }) => [product.id, product] as const)),
  );
  const title = translate('compareIndex');
  const names = listNames([...products.values()].map(({ name }) => name));
  const description = translate('compareIndexAbout', { products: names });
  const heads = [translate('compareComponent'), ...[...products.values()].map(({ name }) => name)];
  const rows = comparisons.map(({ name, pathname, sides }) => [
    `[${name}](${pathname})`,
    ...[...products.keys()].map((id) => {
      const side = sides.find(({ product }) => product.id === id);
      if (!side) return absentCell;
      return side.size ? inKilobytes(side.size.gzip) : translate('compareYes');
    }),
  ]);
  const intro = `<p class="description">${description}</p>`;
  return {
    title,
    description,
    markdown: `# ${title}\n\n${intro}\n\n${markdownTable(heads, rows)}\n`,
  };
}
