import fs from 'node:fs';
import path from 'node:path';

const words =
  'invoice ticket playlist harbor ledger garden window signal column border letter market engine station recipe meadow'.split(
    ' ',
  );

/** A sentence that is always the same for the same seed. */
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

/** Writes `count` pages, one in ten with two demos, into `docs-data/system/generated`, and their navigation. */
export function generatePages(root: string, count: number): void {
  const folder = path.join(root, 'docs-data/system/generated');
  fs.rmSync(folder, { recursive: true, force: true });
  const addresses = Array.from({ length: count }, (_, page) => writePage(folder, page));
  const groups: string[] = [];
  for (let at = 0; at < addresses.length; at += 50) {
    const children = addresses
      .slice(at, at + 50)
      .map((address) => `{ kind: 'page', pathname: '${address}' }`);
    groups.push(
      `{ kind: 'group', pathname: '/system/generated/group-${at}/', title: 'Group ${at}', children: [${children.join(', ')}] }`,
    );
  }
  const file = path.join(root, 'docs-data/system/pages.ts');
  const original = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, original.replace(/\n\] /, `\n  ${groups.join(',\n  ')},\n] `));
}

function writePage(folder: string, page: number): string {
  const name = `page-${page}`;
  const own = path.join(folder, name);
  fs.mkdirSync(own, { recursive: true });
  const demos = page % 10 === 0 ? [`First${page}`, `Second${page}`] : [];
  for (const each of demos) fs.writeFileSync(path.join(own, `${each}.tsx`), demo(each, page));
  const sections = Array.from({ length: 6 }, (_, at) => section(page, at)).join('\n');
  const shown = demos.map((each) => `{{"demo": "${each}.js"}}\n`).join('\n');
  const head = `---\nproductId: system\n---\n\n# Page ${page}\n\n<p class="description">${sentence(page)}</p>\n`;
  fs.writeFileSync(path.join(own, `${name}.md`), `${head}\n${shown}\n${sections}`);
  return `/system/generated/${name}/`;
}
