import { startDraft } from '../draft';
import { checkAddress } from './checkAddress';

function fixOf(pathname: string): string | undefined {
  const page = { file: 'page.md', pathname, productFolder: 'system' };
  const source = { ...page, text: '', body: '', bodyLine: 1, frontMatter: {}, problems: [] };
  const draft = startDraft(source, { components: [], imageExists: () => true });
  checkAddress(draft);
  return draft.problems[0]?.fix;
}

it.each([['/system/react-chip/'], ['/x/api/data-grid/'], ['/blog/a-post/'], ['/versions/v6.0/']])(
  'accepts %s as an address',
  (pathname) => expect(fixOf(pathname)).toBeUndefined(),
);

it.each([
  ['/system/React-Chip/', 'react-chip'],
  ['/system/ReactChip/', 'react-chip'],
  ['/system/react chip/', 'react-chip'],
  ['/system/grö ße/size/', 'gr-e'],
])('rejects %s', (pathname, right) => {
  expect(fixOf(pathname)).toBe(`Rename it to \`${right}\`: lowercase letters, digits and hyphens.`);
});
