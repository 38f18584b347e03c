import { renderToString } from 'react-dom/server';
import type { Heading } from '@/model';
import { TableOfContents } from '.';

const headings: Heading[] = [
  {
    id: 'sizes',
    title: 'Sizes',
    level: 2,
    children: [{ id: 'small', title: 'Small', level: 3, children: [] }],
  },
];

it('is written by the server, with links', () => {
  const html = renderToString(<TableOfContents headings={headings} />);
  expect(html).toContain('href="#small"');
  expect(html).not.toContain('aria-current');
});
