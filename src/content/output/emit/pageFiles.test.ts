import type { DemoSource } from '@/model';
import type { CollectedDemo, CompiledPage } from '@/content/pages/stages';
import { filesOf } from './pageFiles';

/** Creates a page that shows one demo several times, with these previews. */
function pageWith(previews: readonly (string | undefined)[]): CompiledPage {
  const demos = previews.map((previewHtml): CollectedDemo => {
    const variants = [{ language: 'JS', styling: 'CSS', files: [], previewHtml }];
    const source = { name: 'Sizes', variants } as unknown as DemoSource;
    const modules = [{ key: 'Sizes', file: 'docs-data/a/b/Sizes.tsx', hasSheet: false }];
    return { name: 'Sizes', source, modules, styles: { candidates: [], css: '' }, problems: [] };
  });
  const at = { pathname: '/a/b/', file: 'docs-data/a/b/b.md', productFolder: 'a' };
  return { ...at, page: {}, demos, markdownVersion: '' } as unknown as CompiledPage;
}

it('have one source and one entry for a demo shown several times, with its preview', () => {
  const around = { siteUrl: 'https://example.com', pathnames: new Set<string>(), isPublic: true };
  const files = filesOf(pageWith([undefined, '<i>', undefined]), around);
  const sources = files.filter(({ file }) => file === 'public/_demos/a/b/Sizes.json');
  expect(sources).toHaveLength(1);
  expect(sources[0]?.content).toContain('"previewHtml":"<i>"');
  const registry = files.find(({ file }) => file === '.content/demos/a/b.ts');
  expect(registry?.content.match(/Sizes'\(\)/g)).toHaveLength(1);
});
