import fs from 'node:fs';
import { SiteCompiler } from '@/content/run/siteCompiler';
import { readReference } from '@/content/run/reference/readReference';
async function main() {
  const root = process.cwd();
  const compiler = new SiteCompiler(root, 'build', { readReference } as never);
  const outcome = await compiler.run();
  console.log(outcome.pages, outcome.compiled.length, outcome.problems.length, outcome.seconds);
  const s = compiler.searchSource!;
  const read: Record<string, unknown> = {};
  for (const p of s.pages) { const page = s.readPage(p); if (page) read[p.pathname] = { pathname: page.pathname, frontMatter: page.frontMatter, description: page.description, title: page.title, h1: page.h1, post: page.post, blocks: page.blocks }; }
  fs.writeFileSync('/tmp/source2.json', JSON.stringify({ products: s.products, pages: s.pages, docs: s.docs, errors: s.errors, read }));
}
main().then(() => process.exit(0));
