import fs from 'node:fs';
import path from 'node:path';
import { nearestPathname } from '@/content/site';
import { nearest, readPage } from '@/content/pages';
import type { Change } from './changes';
import { listSections } from './listSections';
import { UsageError } from './usageError';
import { pascalCase, kebabCase, readAddress } from './names';
import { print } from './print';
import { listPageFiles } from './products';
import type { Request } from './readRequest';
import { demoLine, demoText } from './templates';

/** Returns the changes for a new demo: its code, and its line in the page. */
export async function newDemo(root: string, { values, options }: Request): Promise<Change[]> {
  const pathname = readAddress(values[0] ?? '');
  const name = readName(values[1] ?? '');
  const pages = await listPageFiles(root);
  const page = pages.find((one) => one.pathname === pathname);
  if (!page) {
    const meant = nearestPathname(
      pathname,
      pages.map((one) => one.pathname),
    );
    const fix = meant ? `Did you mean ${meant}?` : `Run \`npm run new -- page ${pathname}\` first.`;
    throw new UsageError(`There is no page ${pathname}.`, fix);
  }
  const source = readPage(root, page);
  checkNew(root, { pathname, name, body: source.body });
  const lines = source.text.split(/\r?\n/);
  const before = source.bodyLine - 1;
  const end = options.after ? before + endOf(source.body, options.after) : lines.length;
  const file = `docs-data${pathname}${name}.tsx`;
  return [
    { kind: 'create', file, text: await print(file, demoText(name)) },
    { kind: 'edit', file: page.file, text: insertBlock(lines, end, demoLine(name)) },
  ];
}

function readName(name: string): string {
  if (/^[A-Z][A-Za-z0-9]*$/.test(name)) return name;
  const words = name.replace(/\.[jt]sx?$/, '').replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-');
  const right = pascalCase(kebabCase(words));
  throw new UsageError(
    `\`${name}\` is no name of a demo: it is that of a component, without an extension.`,
    `Write it like \`${/^[A-Z]/.test(right) ? right : 'BasicCard'}\`.`,
  );
}

function checkNew(root: string, demo: { pathname: string; name: string; body: string }): void {
  const { pathname, name, body } = demo;
  const folder = `docs-data${pathname}`;
  const taken = ['', '.tsx', '.js', '.jsx', '.ts']
    .map((ending) => `${folder}${name}${ending}`)
    .find((file) => fs.existsSync(path.join(root, file)));
  if (taken) throw new UsageError(`${taken} exists already.`, 'Choose another name for the demo.');
  if (new RegExp(`"demo":\\s*"(\\./)?${name}(\\.[jt]sx?)?"`).test(body)) {
    throw new UsageError(`The page shows a demo ${name} already.`, 'Choose another name.');
  }
}

/** Returns the index of the line of the body before which the section of a heading ends. */
function endOf(body: string, id: string): number {
  const sections = listSections(body);
  const section = sections.find((one) => one.id === id);
  if (section) return section.end;
  const ids = sections.map((one) => one.id);
  const meant = nearest(id, ids);
  const all = ids.length > 0 ? `Its headings are ${ids.join(', ')}.` : 'It has no headings.';
  throw new UsageError(
    `The page has no heading with the id \`${id}\`.`,
    meant ? `Did you mean \`${meant}\`?` : all,
  );
}

/** Returns the lines with a block inserted before line `at`, and empty lines around it. */
function insertBlock(lines: readonly string[], at: number, block: string): string {
  const above = lines.slice(0, at).join('\n').trimEnd();
  const below = lines.slice(at).join('\n').trimStart();
  return `${[above, block, below].filter(Boolean).join('\n\n').trimEnd()}\n`;
}
