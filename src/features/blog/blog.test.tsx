import { render, screen, within } from '@testing-library/react';
import { PostByline, PostList, PostPaging, TagList } from '.';

const post = {
  pathname: '/blog/a-timetable/',
  title: 'A timetable that reads itself',
  description: 'What changed at the station.',
  date: '2026-01-31',
  minutes: 4,
  authors: [{ name: 'Ada', href: 'https://ada.example/' }, { name: 'The team' }],
  tags: ['Rail'],
};

describe('PostByline', () => {
  it('shows date, authors and reading time', () => {
    const { container } = render(<PostByline post={post} />);
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-01-31');
    expect(container).toHaveTextContent('January 31, 2026Ada, The team4 min read');
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute(
      'href',
      'https://ada.example/',
    );
  });
});

describe('PostList', () => {
  it('links each title to its post', () => {
    render(<PostList posts={[post, { ...post, pathname: '/blog/b/', title: 'Another' }]} />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([post.title, 'Another']);
    expect(screen.getByRole('link', { name: 'Another' })).toHaveAttribute('href', '/blog/b/');
    expect(screen.getAllByText(post.description)).toHaveLength(2);
  });
});

describe('PostPaging', () => {
  it('links to every page and marks the current one', () => {
    render(<PostPaging list={{ tag: 'MUI X', page: 2, pages: 3 }} />);
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog/tags/mui-x/',
      '/blog/tags/mui-x/page/2/',
      '/blog/tags/mui-x/page/3/',
    ]);
    expect(links.map((link) => link.getAttribute('rel'))).toEqual(['prev', null, 'next']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  it('renders nothing for a single page', () => {
    const { container } = render(<PostPaging list={{ page: 1, pages: 1 }} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('TagList', () => {
  it('links to all posts first above a list', () => {
    render(<TagList tags={['Rail', 'Sea']} current="Sea" />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['All posts', 'Rail', 'Sea']);
    expect(links[0]).toHaveAttribute('href', '/blog/');
    expect(screen.getByRole('link', { current: true })).toHaveAttribute('href', '/blog/tags/sea/');
  });

  it('lists only the tags of a post', () => {
    render(<TagList tags={['Rail']} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('link', { current: true })).toBeNull();
  });
});
