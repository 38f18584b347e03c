import { withDemoAddresses } from './demoAddress';

const demo = { name: 'Intro', options: {}, stylings: ['CSS' as const] };
const product = { prefix: '/ui/', editRoot: 'https://code.example/edit/next/docs/ui/' };
const place = { pathname: '/ui/react-button/', product };

it('derives the addresses of a demo from its name and its page', () => {
  expect(withDemoAddresses(demo, place)).toEqual({
    ...demo,
    sourceUrl: '/_demos/ui/react-button/Intro.json',
    frameUrl: '/demos/ui/react-button/Intro/',
    repositoryUrl: 'https://code.example/blob/next/docs/ui/react-button/Intro.tsx',
  });
});

it('uses the file that a demo names', () => {
  const folder = { ...demo, sourceFile: 'react-button/Intro/system/index.tsx' };
  expect(withDemoAddresses(folder, place).repositoryUrl).toBe(
    'https://code.example/blob/next/docs/ui/react-button/Intro/system/index.tsx',
  );
});

it.each([
  ['whose file is not in the folder of its product', { ...demo, sourceFile: null }, place],
  ['of a product without public sources', demo, { ...place, product: { prefix: '/ui/' } }],
  ['of no product', demo, { pathname: place.pathname }],
])('has no public source for a demo %s', (_kind, shown, where) => {
  expect(withDemoAddresses(shown, where).repositoryUrl).toBeUndefined();
});
