import { useEffect, useState, type ComponentType } from 'react';
import { useTheme } from '@mui/material/styles';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useCodeStyling } from '@/base/code';
import { DocsProvider } from '@/base/docs-config';
import { forceThemeSettings, getThemeSettings, ThemeProvider } from '@/base/theme/settings';
import { assignTheme } from '@/features/demos/registry';
import type { CodeStyling } from '@/model';
import { createScreenPage, type ScreenRouteProps } from '../full-screen/createScreenPage';
import { metaOf, renderWithHead } from '../head/testing/renderWithHead';
import { bringEverythingNear } from '../page/testing/bringEverythingNear';
import { indexesOf, productOf } from '../server/testing/pages';
import { createFramePage, type FrameRouteProps } from './createFramePage';
import { withoutMotion } from './withoutMotion';

const frame: FrameRouteProps = {
  folder: 'rail',
  page: 'night/fares',
  pathname: '/rail/night/fares/',
  name: 'Fare',
  html: '<b>Fare</b>',
  css: '.fare{}',
  layout: 'box',
  maxWidth: 'none',
  stylings: 'MUI System',
  fonts: '',
};

/** Creates a demo that shows its text once it works, and at first what the server renders. */
const demo = (text: string): ComponentType =>
  function Demo() {
    const [shown, setShown] = useState('Fare');
    useEffect(() => setShown(text), []);
    return <b>{shown}</b>;
  };

const indexes = indexesOf({
  rail: { 'night/fares': { Fare: demo('Live'), 'Fare.css': demo('Live in CSS') } },
});

/** Renders a page in the site; returns its head. */
const show = (page: React.ReactElement) =>
  renderWithHead(
    <DocsProvider config={{ products: [productOf('rail')] }}>
      <ThemeProvider>{page}</ThemeProvider>
    </DocsProvider>,
  );

/** Renders the page of a single demo; returns its head. */
function showFrame(known: Partial<FrameRouteProps> = {}, of = indexes) {
  const FramePage = createFramePage(of);
  return show(<FramePage {...frame} {...known} />);
}

/** Makes the reader choose a styling. */
function chooseStyling(styling: CodeStyling) {
  const { result } = renderHook(useCodeStyling);
  act(() => result.current[1](styling));
}

const open = (search: string) => window.history.replaceState(null, '', `/${search}`);

const listStyles = () =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent);

bringEverythingNear();
afterEach(async () => {
  // Demos of removed pages end afterwards.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  open('');
  act(() => forceThemeSettings({}));
  chooseStyling('MUI System');
});

describe('the page of a single demo', () => {
  it('shows the demo, and a link back to it on its page', async () => {
    const head = showFrame();
    expect(await screen.findByText('Live')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the page' })).toHaveAttribute(
      'href',
      '/rail/night/fares/#Fare',
    );
    expect(head.querySelector('title')).toHaveTextContent('Fare');
    expect(metaOf(head, 'robots')).toBe('noindex');
  });

  it.each([
    ['its page is unknown', { page: 'nowhere' }],
    ['its product is unknown', { folder: 'bus' }],
    ['its page has no such demo', { name: 'Map', html: '' }],
  ])('says that the demo cannot be loaded if %s', async (_why, known) => {
    showFrame(known);
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('is in the styling that the reader chose, if the demo has it', async () => {
    chooseStyling('CSS');
    showFrame({ stylings: 'MUI System,CSS' });
    expect(await screen.findByText('Live in CSS')).toBeVisible();
    chooseStyling('MUI System');
    expect(await screen.findByText('Live')).toBeVisible();
  });

  it('is in its only styling otherwise', async () => {
    chooseStyling('CSS');
    showFrame();
    expect(await screen.findByText('Live')).toBeVisible();
  });

  it('has the settings in its address, without storing them', async () => {
    open('?mode=dark&dir=rtl&density=<b>&motion=reduce');
    const Direction = () => <b>{useTheme().direction}</b>;
    const known = { html: '<b>ltr</b>' };
    showFrame(known, indexesOf({ rail: { 'night/fares': { Fare: Direction } } }));
    expect(await screen.findByText('rtl')).toBeVisible();
    expect(getThemeSettings()).toMatchObject({ mode: 'dark', direction: 'rtl', dense: false });
    expect({ ...localStorage }).toEqual({});
    expect(listStyles().join()).toContain(withoutMotion);
  });

  it('has the motion of its author if the address says nothing', async () => {
    showFrame();
    await screen.findByText('Live');
    expect(listStyles().join()).not.toContain('transition-duration');
  });

  it('is as wide as the author says', () => {
    showFrame({ maxWidth: '400px' });
    const box = screen.getByText('Fare').closest<HTMLElement>('[style]');
    expect(box?.style.maxInlineSize).toBe('400px');
  });

  it('has the variables of its product’s theme if the server has not rendered them', async () => {
    const themed = assignTheme(demo('Live'), {
      Provider: ({ children }) => <>{children}</>,
      styleSheets: () => [{ html: { '--rail-color': 'red' } }],
    });
    showFrame({ css: '' }, indexesOf({ rail: { 'night/fares': { Fare: themed } } }));
    await screen.findByText('Live');
    await waitFor(() => expect(document.head).toHaveTextContent('--rail-color:red;'));
  });
});

describe('a page whose demo fills the window', () => {
  const screenPage: ScreenRouteProps = {
    ...frame,
    layout: 'page',
    documentTitle: 'Departures - Rail',
    description: 'A board.',
    canonical: 'https://docs.example/rail/night/fares/',
    back: { title: 'Templates', pathname: '/rail/templates/' },
  };

  it('shows the demo with a link back to the page above, and can be found', async () => {
    const Page = createScreenPage(indexes.rail!);
    const head = show(<Page {...screenPage} />);
    expect(await screen.findByText('Live')).toBeVisible();
    const way = within(screen.getByRole('navigation', { name: 'Documentation' }));
    expect(way.getByRole('link', { name: 'Back to Templates' })).toHaveAttribute(
      'href',
      '/rail/templates/',
    );
    expect(metaOf(head, 'og:image')).toBe(
      'https://docs.example/static/social/pages/rail/night/fares.png',
    );
    expect(metaOf(head, 'robots')).toBeUndefined();
  });
});
