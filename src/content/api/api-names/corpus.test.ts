import fs from 'node:fs';
import path from 'node:path';
import type { ApiDoc, FrontMatter, ProductId } from '@/model';
import { extractApi } from '@/content/run';
import { listFences, parsePage } from '@/content/pages/parse';
import { readPage } from '@/content/pages/read';
import { loadProducts } from '@/content/site/products';
import { ApiNameCheck } from '.';
import { markNames } from '@/content/pages/compile/markNames';

/**
 * Checks sample pages in `corpus/`: inline code after `✗` is wrong, all other inline code is right. Measures how many
 * complaints are justified (precision) and how many of the wrong names are found (recall).
 */
const folder = path.join(__dirname, 'corpus');
const mark = '✗';
const root = process.cwd();

interface Result {
  spans: number;
  /** Positions of wrong names, and of complaints, as `file:line:column name`. */
  wrong: string[];
  complaints: Map<string, string>;
}

let docs: readonly ApiDoc[];
let result: Result;

beforeAll(async () => {
  const { products } = await loadProducts(root);
  const facts = products.map(({ product }) => product);
  docs = (await extractApi(root, facts).read).docs;
  const scopes = ['@mui'];
  const parts = fs.readdirSync(folder).map((file) => judgePage(file, scopes));
  result = {
    spans: parts.reduce((sum, part) => sum + part.spans, 0),
    wrong: parts.flatMap((part) => part.wrong),
    complaints: new Map(parts.flatMap((part) => [...part.complaints])),
  };
}, 240_000);

function judgePage(file: string, scopes: string[]): Result {
  const place = { file, pathname: `/corpus/${file}/`, productFolder: 'corpus' };
  const source = readPage(folder, place);
  const { wrong, spans, body } = takeMarks(source.body, `${file}:`, source.bodyLine);
  const { names } = parsePage({ ...source, body }, { components: [], imageExists: () => true });
  const { historical, productId, components = [], hooks = [] } = source.frontMatter as FrontMatter;
  const code = listFences({ ...source, body }).map((fence) => fence.code);
  const page = {
    ...place,
    productId: productId as ProductId,
    documents: [...components, ...hooks],
    names: markNames(names, { pathname: place.pathname, historical, code, scopes }),
  };
  const problems = new ApiNameCheck(root).check([page], docs);
  const complaints = problems.map(
    ({ line, column, what, fix }) => [`${file}:${line}:${column}`, `${what} ${fix}`] as const,
  );
  return { spans, wrong, complaints: new Map(complaints) };
}

/** Returns the text without its marks, the positions of the marked names, and the number of pieces of inline code. */
function takeMarks(body: string, start: string, firstLine: number) {
  const wrong: string[] = [];
  let spans = 0;
  const text = body.replace(/```[^]*?```/g, (fence) => fence.replace(/`/g, '~'));
  text.split('\n').forEach((line, index) => {
    let marks = 0;
    for (const { 1: isWrong, index: at } of line.matchAll(/(✗?)`[^`]+`/g)) {
      spans += 1;
      if (isWrong) wrong.push(`${start}${firstLine + index}:${at - marks + 1}`);
      if (isWrong) marks += 1;
    }
  });
  return { wrong, spans, body: body.replaceAll(mark, '') };
}

it('finds nearly all wrong names on sample pages, with few false complaints', () => {
  const { spans, wrong, complaints } = result;
  const missed = wrong.filter((place) => !complaints.has(place));
  const unjust = [...complaints].filter(([place]) => !wrong.includes(place));
  const found = wrong.length - missed.length;
  const precision = found / complaints.size;
  const recall = found / wrong.length;
  console.log(
    `Names in inline code: ${spans} spans, ${wrong.length} wrong. Precision ${percent(precision)}, recall ${percent(recall)}.`,
    ...unjust.map(([place, text]) => `\nunjust: ${place} ${text}`),
    ...missed.map((place) => `\nmissed: ${place}`),
  );
  expect(spans).toBeGreaterThanOrEqual(300);
  expect(wrong.length).toBeGreaterThanOrEqual(100);
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThanOrEqual(0.9);
});

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
