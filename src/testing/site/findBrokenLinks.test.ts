import { findBrokenLinks } from './findBrokenLinks';

const pages: Record<string, string> = {
  '/a/': `<a href="/b/">ok</a> <a href="/b/#here">ok</a> <a href="#own">ok</a> <i id="own"></i>
    <a class="x" href="https://elsewhere.example/">ok</a> <img src="/picture.png">
    <script>const x = '<a href="/in-a-script/">';</script>
    <a href="/c/">no page</a> <a href="/b/#there">no place</a> <img alt="" src="/lost.png">`,
  '/b/': '<h2 id="here">Here</h2>',
};

it('finds links to missing pages and ids, and images without a file', () => {
  const site = {
    readPage: (pathname: string) => pages[pathname] ?? '',
    hasFile: (pathname: string) => pathname in pages || pathname === '/picture.png',
  };
  expect(findBrokenLinks(['/a/'], site).map(({ href }) => href)).toEqual([
    '/c/',
    '/b/#there',
    '/lost.png',
  ]);
});
