import { withSiteFiles } from './withSiteFiles';

const origin = 'https://docs.example';

it.each([
  ['<img src="/static/a.svg" />', '<img src="https://docs.example/static/a.svg" />'],
  ["const a = '/static/a.svg';", "const a = 'https://docs.example/static/a.svg';"],
  ['src={`/static/${name}.svg`}', 'src={`https://docs.example/static/${name}.svg`}'],
  ['url(/static/a.svg)', 'url(https://docs.example/static/a.svg)'],
  ['"https://cdn.example/static/a.svg"', '"https://cdn.example/static/a.svg"'],
  ["import a from './static/a';", "import a from './static/a';"],
])('loads the files of %s from the site', (code, expected) => {
  expect(withSiteFiles({ 'src/A.tsx': code }, origin)).toEqual({ 'src/A.tsx': expected });
});
