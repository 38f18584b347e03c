import { useEffect, useState } from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { DocsProvider } from '@/base/docs-config';
import { ThemeProvider } from '@/base/theme/settings';
import type { Post, ProductFacts } from '@/model';
import { bringEverythingNear } from '../page/testing/bringEverythingNear';
import { demoBlock, indexesOf, productOf } from '../server/testing/pages';
import { Home, type HomeProps } from './Home';

const rail = productOf('rail', {
  version: '2.0.0',
  install: 'npm install @rail/ui @emotion/react',
  startingPoints: [
    { title: 'Sell a ticket', href: '/rail/react-ticket/' },
    { title: 'Show a timetable', href: '/rail/react-timetable/' },
    // Only for the search dialog: the home page shows two of each product.
    { title: 'Change the gauge', href: '/rail/gauge/' },
  ],
});
const ferry = productOf('sea/ferry', {
  id: 'x',
  name: 'Ferry',
  home: 'https://ferry.example/',
  packageName: '@sea/ferry',
  startingPoints: [{ title: 'Book a cabin', href: '/sea/ferry/cabin/' }],
});
const trials = productOf('trials', {
  id: 'docs-infra',
  name: 'Trials',
  listed: false,
  startingPoints: [{ title: 'Try a header', href: '/trials/header/' }],
});

const post = (name: string): Post => ({
  pathname: `/blog/${name}/`,
  title: name,
  description: '',
  date: '2026-01-31',
  minutes: 2,
  authors: [],
  tags: [],
});

/** Data of a home page without posts and demos. */
const empty: HomeProps = {
  posts: [],
  view: { showcases: [], page: { descriptionHtml: '', blocks: [] }, demoCss: '' },
  indexes: {},
};

/** Renders the home page of a site with these products. */
const show = (products: readonly ProductFacts[], known: Partial<HomeProps> = {}) =>
  render(
    <DocsProvider config={{ products }}>
      <ThemeProvider>
        <Home {...empty} {...known} />
      </ThemeProvider>
    </DocsProvider>,
  );

const region = (name: string) => within(screen.getByRole('region', { name }));
const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

describe('the home page', () => {
  it('has one main heading, and a heading for each part', () => {
    show([trials, rail], { posts: [post('News')] });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'The libraries',
      'What do you want to do?',
      'From the blog',
      'How these pages work',
    ]);
  });

  it('begins with the first library that is listed', () => {
    show([trials, rail, ferry]);
    expect(screen.getByRole('link', { name: 'Get started with Rail' })).toHaveAttribute(
      'href',
      '/rail/overview/',
    );
    expect(region('Install command').getByText(/./)).toHaveTextContent(
      'npm install @rail/ui @emotion/react',
    );
  });

  it.each([
    ['installs the package of a library that names no command', ferry, 'npm install @sea/ferry'],
    ['has no command for a library without a package', productOf('rail'), undefined],
  ])('%s', (_what, product, command) => {
    show([product]);
    const shown = screen.queryByRole('region', { name: 'Install command' });
    expect(shown?.textContent).toBe(command);
  });

  it('can be read while no library is listed', () => {
    show([trials]);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(region('The libraries').queryByRole('listitem')).toBeNull();
    expect(region('How these pages work').getAllByRole('term')).toHaveLength(3);
  });

  it('lists the libraries with their versions, and says which one is documented elsewhere', () => {
    show([trials, rail, ferry]);
    const cards = region('The libraries').getAllByRole('listitem');
    expect(textsOf(cards)).toEqual([
      'Railv2.0.0Components for trains.',
      expect.stringMatching(/^FerryComponents for trains\..+/),
    ]);
    expect(within(cards[1]!).getByRole('link')).toHaveAttribute('href', 'https://ferry.example/');
  });

  it('lists the tasks of listed libraries, each with the name of its library', () => {
    show([trials, rail, ferry]);
    const tasks = region('What do you want to do?').getAllByRole('link');
    expect(textsOf(tasks)).toEqual([
      'Sell a ticketRail',
      'Show a timetableRail',
      'Book a cabinFerry',
    ]);
  });

  it('has neither tasks nor posts if there are none', () => {
    show([productOf('rail')]);
    expect(screen.queryByRole('region', { name: 'What do you want to do?' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'From the blog' })).toBeNull();
  });

  it('leads to each of the posts, and to all posts', () => {
    show([rail], { posts: [post('News'), post('Köln & 東京')] });
    const posts = region('From the blog');
    expect(posts.getByRole('link', { name: 'Köln & 東京' })).toHaveAttribute(
      'href',
      '/blog/Köln & 東京/',
    );
    expect(posts.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog/');
  });
});

describe('the live examples', () => {
  bringEverythingNear();

  const showcase = (productId: ProductFacts['id'], folder: string) => ({
    productId,
    folder,
    pathname: `/${folder}/night/`,
  });
  /** A button that says once it works. */
  function Cabin() {
    const [text, setText] = useState('Cabin');
    useEffect(() => setText('Live cabin'), []);
    return <button type="button">{text}</button>;
  }
  const markup = (text: string) => `<button type="button">${text}</button>`;
  const view = {
    showcases: [
      showcase('docs-infra', 'trials'),
      showcase('x', 'sea/ferry'),
      showcase('system', 'rail'),
    ],
    page: {
      descriptionHtml: '',
      blocks: [
        { ...demoBlock('Header'), html: markup('Header') },
        { ...demoBlock('Cabin', { stylings: ['CSS'] }), html: markup('Cabin') },
        { ...demoBlock('Fare'), html: markup('Fare') },
      ],
    },
    demoCss: '',
  };
  const examples = () =>
    within(screen.getByRole('list', { name: 'Live examples of the libraries' }));

  it('are those of listed products, each with a link to its code', () => {
    show([trials, rail, ferry], { view });
    const links = examples().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ferry: see the code', '/sea/ferry/night/#Cabin'],
      ['Rail: see the code', '/rail/night/#Fare'],
    ]);
    expect(textsOf(examples().getAllByRole('button'))).toEqual(['Cabin', 'Fare']);
  });

  it('are loaded from the index of their product when the pointer comes to them', async () => {
    const indexes = indexesOf({ 'sea/ferry': { night: { 'Cabin.css': Cabin } } });
    const loadFerry = jest.fn(indexes['sea/ferry']);
    const loadRail = jest.fn(async () => ({ default: {} }));
    show([rail, ferry], { view, indexes: { 'sea/ferry': loadFerry, rail: loadRail } });
    expect(loadFerry).not.toHaveBeenCalled();
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Cabin' }));
    expect(await screen.findByRole('button', { name: 'Live cabin' })).toBeVisible();
    expect(loadRail).not.toHaveBeenCalled();
  });

  it('say that they cannot be loaded if the registry lacks them', async () => {
    show([rail, ferry], { view, indexes: indexesOf({ rail: { night: {} } }) });
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Fare' }));
    expect(await examples().findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fare' })).toBeVisible();
  });
});
