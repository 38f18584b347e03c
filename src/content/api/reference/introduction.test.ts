import { renderPage } from './renderPage';
import { chip, chipPage } from './testing/docs';

const tab = {
  ...chipPage,
  pathname: '/base/react-chip/components-api/',
  tabbed: { title: 'Chip', tabs: [] },
};

it('describes the only reference of a tab in the words of its package', () => {
  const { page, markdownVersion } = renderPage(tab, (href) => href);
  expect(page.descriptionHtml).toBe('Chips narrow a list down.');
  expect(markdownVersion).toContain(
    '# Chip Components API\n\nChips narrow a list down.\n\n## FilterChip',
  );
  expect(markdownVersion.match(/narrow a list/g)).toHaveLength(1);
});

it('describes each of several references below its heading', () => {
  const others = [
    { ...chip, name: 'Plain', description: '' },
    { ...chip, name: 'Tag', description: 'See [here](/here/).' },
  ];
  const { page, markdownVersion } = renderPage({ ...tab, docs: [chip, ...others] }, (href) => href);
  expect(page.descriptionHtml).toMatch(/^How to import the FilterChip, Plain, and Tag components/);
  const heads = page.blocks.map((block) => ('html' in block ? block.html : ''));
  const belowOf = (id: string) => heads.find((html) => html.includes(`id="${id}"`));
  expect(belowOf('filter-chip')).toMatch(/<p>Chips narrow a list down\.<\/p>$/);
  expect(belowOf('plain')).not.toContain('<p>');
  expect(belowOf('tag')).toMatch(/<p>See <a href="\/here\/">here<\/a>\.<\/p>$/);
  expect(markdownVersion).toContain('## FilterChip\n\nChips narrow a list down.\n\n');
});

it('keeps a list that the first paragraph announces in that paragraph', () => {
  const description = 'It is used by these components:\n\n* [Menu](/menu/)\n* Drawer\n\nMore.';
  const { page } = renderPage({ ...chipPage, docs: [{ ...chip, description }] }, (href) => href);
  expect(page.descriptionHtml).toBe(
    'It is used by these components: <a href="/menu/">Menu</a> and Drawer.',
  );
});
