import fs from 'node:fs';
import path from 'node:path';

const words =
  'invoice ticket playlist harbor ledger garden window signal column border letter market engine station recipe meadow'.split(
    ' ',
  );

const home = 'docs-data/system/generated';

/** Number of sections of a page of about 500 words, and of one of 1,350, without code. */
const usualSections = 6;
const longSections = 16;

/** Returns a sentence, always the same for the same seed. */
function sentence(seed: number): string {
  const chosen = Array.from({ length: 14 }, (_, at) => words[(seed * 7 + at * 3) % words.length]);
  return `The ${chosen.join(' ')} ${seed}.`;
}

function section(page: number, at: number): string {
  const seed = page * 31 + at;
  const paragraphs = [0, 1, 2].map((offset) => sentence(seed + offset)).join(' ');
  const code = `\`\`\`tsx\nconst total${at} = rows.reduce((sum, row) => sum + row.amount * ${seed}, 0);\nexport function Total${at}() {\n  return <strong title="Total">{total${at}.toFixed(2)}</strong>;\n}\n\`\`\``;
  return `## Section ${at}\n\n${paragraphs} Use the \`size\` prop.\n\n${code}\n\n- ${sentence(seed + 4)}\n- ${sentence(seed + 5)}\n`;
}

function demo(name: string, page: number): string {
  return `import Button from '@mui/material/Button';\n\nexport default function ${name}() {\n  return <Button variant="contained">Save ${page}</Button>;\n}\n`;
}

/** Addresses of the pages of 1,350 words that are generated in addition to the others. */
export const textPages = Array.from({ length: 6 }, (_, at) => `/system/generated/text-${at}/`);

/**
 * Writes `count` pages of about 500 words, one in ten with two demos, the text pages, and their navigation. With
 * `long`, all pages have 1,350 words. Replaces pages that it generated before.
 */
export function generatePages(root: string, count: number, { long = false } = {}): void {
  const folder = path.join(root, home);
  fs.rmSync(folder, { recursive: true, force: true });
  const sections = long ? longSections : usualSections;
  const addresses = Array.from({ length: count }, (_, page) => {
    const demos = page % 10 === 0 ? [`First${page}`, `Second${page}`] : [];
    return writePage(folder, page, { name: `page-${page}`, sections, demos });
  });
  for (const [at, address] of textPages.entries()) {
    const name = path.basename(address);
    writePage(folder, count + at, { name, sections: longSections, demos: [] });
  }
  const groups = [group('texts', textPages)];
  for (let at = 0; at < addresses.length; at += 50) {
    groups.push(group(`group-${at}`, addresses.slice(at, at + 50)));
  }
  addToNavigation(path.join(root, 'docs-data/system/pages.ts'), groups);
  addKind(path.join(root, 'docs-data/system/product.ts'));
}

/** Adds the kind of the generated pages to the product's house style, which requires one for every page. */
function addKind(file: string): void {
  const kind = "{ pages: '/system/generated/**', kind: 'overview' },";
  const original = fs.readFileSync(file, 'utf8');
  if (!original.includes(kind)) {
    fs.writeFileSync(file, original.replace('kinds: [', `kinds: [\n      ${kind}`));
  }
}

function group(name: string, addresses: readonly string[]): string {
  const children = addresses.map((address) => `{ kind: 'page', pathname: '${address}' }`);
  return `{ kind: 'group', pathname: '/system/generated/${name}/', title: '${name}', children: [${children.join(', ')}] },`;
}

function addToNavigation(file: string, groups: readonly string[]): void {
  const original = fs.readFileSync(file, 'utf8');
  const own = original.replace(/^ {2}\{ kind: 'group', pathname: '\/system\/generated.*\n/gm, '');
  fs.writeFileSync(file, own.replace(/\n\] /, `\n  ${groups.join('\n  ')}\n] `));
}

interface Generated {
  name: string;
  sections: number;
  demos: readonly string[];
}

function writePage(folder: string, page: number, { name, sections, demos }: Generated): string {
  const own = path.join(folder, name);
  fs.mkdirSync(own, { recursive: true });
  for (const each of demos) fs.writeFileSync(path.join(own, `${each}.tsx`), demo(each, page));
  const text = Array.from({ length: sections }, (_, at) => section(page, at)).join('\n');
  const shown = demos.map((each) => `{{"demo": "${each}.js"}}\n`).join('\n');
  const head = `---\nproductId: system\n---\n\n# Page ${page}\n\n<p class="description">${sentence(page)}</p>\n`;
  fs.writeFileSync(path.join(own, `${name}.md`), `${head}\n${shown}\n${text}`);
  return `/system/generated/${name}/`;
}
