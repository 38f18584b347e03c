import { indexOf, indexOfIndexes } from './registry';
import type { EmitInput, OutputFile } from './emitInput';
import { hostFiles } from './hostFiles';
import { llmsFiles } from './llms';
import { productFacts } from './productFacts';

/** Every file that belongs to no single page. */
export function siteFiles(input: EmitInput): OutputFile[] {
  const { root, products, pages, problems, finished = [] } = input;
  return [
    { file: '.content/manifest.json', content: manifest(input) },
    json(
      '.content/products.json',
      products.map(({ product, navigation }) => productFacts(root, product, navigation)),
    ),
    json('.content/problems.json', problems),
    indexOfIndexes(products.map(({ folder }) => folder)),
    json(
      'public/_pages.json',
      pages.map(({ pathname, title }) => ({ pathname, title })),
    ),
    ...products.flatMap(({ folder, navigation }) => [
      json(`.content/navigation/${folder}.json`, navigation),
      json(`public/_navigation/${folder}.json`, navigation),
      indexOf(folder, pages, input.bundled),
    ]),
    ...finished,
    ...llmsFiles(input),
    ...hostFiles(input),
  ];
}

function json(file: string, value: unknown): OutputFile {
  return { file, content: `${JSON.stringify(value)}\n` };
}

function manifest({ pages }: EmitInput): string {
  const listed = pages.map(({ pathname, productId, productFolder, title, description, file }) => {
    return { pathname, productId, folder: productFolder, title, description, source: file };
  });
  return `${JSON.stringify({ pages: listed })}\n`;
}
