import { render, screen, within } from '@testing-library/react';
import { useEffect, useState, type ComponentType } from 'react';
import { DocsProvider } from '@/base/docs-config';
import { ThemeProvider } from '@/base/theme/settings';
import { InternalError, type Block } from '@/model';
import { demoBlock, Fare, indexesOf, pageOf, productOf } from '../server/testing/pages';
import { createDocsPage } from './createDocsPage';
import type { DemoRegistry, SpecimenIndex } from './demoIndex';
import { PageBlocks, type BlocksView } from './PageBlocks';
import { bringEverythingNear } from './testing/bringEverythingNear';
import { RenderAllContext } from './useShouldRenderAll';

// The compiler writes this module.
jest.mock(
  '../../../.content/siteComponents',
  () => ({
    siteComponents: { Greeting: ({ name }: { name: string }) => <p>Welcome, {name}.</p> },
  }),
  { virtual: true },
);

const prose = (text: string): Block => ({ kind: 'prose', html: `<p>${text}</p>` });

const config = { products: [productOf('rail')] };
const viewOf = (blocks: Block[], known: Partial<BlocksView> = {}): BlocksView => ({
  page: pageOf('/rail/fares/', { blocks }),
  productId: 'system',
  hasAd: false,
  demoCss: '',
  ...known,
});

interface Site {
  demos?: DemoRegistry;
  specimens?: SpecimenIndex;
}

/** Renders a page as its route does. */
function show(view: BlocksView, { demos = {}, specimens }: Site = {}) {
  const loadIndex = indexesOf({ rail: { fares: demos } }).rail!;
  const loadSpecimens = specimens && (async () => ({ default: specimens }));
  const Page = createDocsPage(loadIndex, loadSpecimens) as ComponentType<{ view: unknown }>;
  const whole = {
    ...view,
    folder: 'rail',
    documentTitle: '',
    canonical: 'https://docs.example/',
    trail: [],
  };
  return render(
    <DocsProvider config={config}>
      <ThemeProvider>
        <Page view={whole} />
      </ThemeProvider>
    </DocsProvider>,
  );
}

bringEverythingNear();
beforeEach(() => {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
});

describe('the blocks of a page', () => {
  it('are rendered in order, whatever their kind', () => {
    const { container } = show(
      viewOf([
        prose('One.'),
        { kind: 'component', name: 'Greeting', props: { name: 'Ada' } },
        { kind: 'codeTabs', storageKey: null, html: '<pre>two</pre>' },
        { kind: 'api', html: '<table><tbody><tr><td>three</td></tr></tbody></table>' },
        prose('Four.'),
      ]),
    );
    expect(container).toHaveTextContent('One.Welcome, Ada.twothreeFour.');
  });

  it('name the file of a site component that was removed', () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const removed = viewOf([{ kind: 'component', name: 'Removed', props: {} }]);
    expect(() => show(removed)).toThrow(
      new InternalError('There is no site component src/shell/modules/Removed.tsx.'),
    );
    errors.mockRestore();
  });

  it('leave out a site component that the bundler of development has not read yet', () => {
    const before = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'development' });
    const { container } = show(
      viewOf([prose('One.'), { kind: 'component', name: 'New', props: {} }, prose('Two.')]),
    );
    Object.assign(process.env, { NODE_ENV: before });
    expect(container).toHaveTextContent('One.Two.');
  });

  it('come with the styles of their demos', () => {
    const demoStyles = '.of-sheet{color:red}';
    const page = pageOf('/rail/fares/', { blocks: [prose('Text.')], demoStyles });
    show(viewOf([], { page, demoCss: '.of-demo{color:blue}' }));
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    expect(styles.join()).toContain('.of-sheet{color:red}');
    expect(styles.join()).toContain('.of-demo{color:blue}');
  });

  it('are only those of the first screen at first after a click', () => {
    const blocks = ['1', '2', '3', '4', '5', '6'].map(prose);
    const page = (isWhole: boolean) => (
      <DocsProvider config={config}>
        <RenderAllContext.Provider value={isWhole}>
          <PageBlocks view={viewOf(blocks)} loadDemos={async () => ({})} />
        </RenderAllContext.Provider>
      </DocsProvider>
    );
    const { container, rerender } = render(page(false));
    const first = screen.getByText('1');
    expect(container).toHaveTextContent(/^1234$/);
    rerender(page(true));
    expect(container).toHaveTextContent(/^123456$/);
    expect(screen.getByText('1')).toBe(first);
  });

  it('of two pages are not confused, even if they have the same text', () => {
    const page = (name: string) => (
      <DocsProvider config={config}>
        <PageBlocks
          view={viewOf([], { page: pageOf(`/rail/${name}/`, { blocks: [prose('Tickets')] }) })}
          loadDemos={async () => ({})}
        />
      </DocsProvider>
    );
    const { rerender } = render(page('single'));
    screen.getByText('Tickets').dataset.open = '';
    rerender(page('single'));
    expect(screen.getByText('Tickets')).toHaveAttribute('data-open');
    rerender(page('return'));
    expect(screen.getByText('Tickets')).not.toHaveAttribute('data-open');
  });
});

describe('a demo of a page', () => {
  /** A demo that says once it works. */
  function Ticket() {
    const [text, setText] = useState('Ticket');
    useEffect(() => setText('Live ticket'), []);
    return <b>{text}</b>;
  }

  it('is loaded from the registry of its page when it comes near, with its tools', async () => {
    const block = { ...demoBlock('Ticket'), html: '<b>Ticket</b>' };
    show(viewOf([block]), { demos: { Fare, Ticket } });
    expect(await screen.findByText('Live ticket')).toBeVisible();
    expect(screen.getByRole('toolbar', { name: 'Demo: Ticket' })).toBeVisible();
  });

  it('says that it cannot be loaded if the registry lacks it, and stays as the server rendered it', async () => {
    show(viewOf([{ ...demoBlock('Fare'), html: '<b>From the server</b>' }]));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('From the server')).toBeVisible();
  });
});

describe('the anatomy of a component', () => {
  const anatomy: Block = { kind: 'anatomy', component: 'Ticket', html: '<h2>Parts</h2>' };
  const stage = () => within(screen.getByRole('region', { name: 'Ticket' }));

  it('shows the specimen of the component', async () => {
    const specimens = { Ticket: async () => () => <i>One ticket</i>, Seat: async () => Fare };
    show(viewOf([anatomy]), { specimens });
    expect(await stage().findByText('One ticket')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Parts' })).toBeVisible();
  });

  it.each([
    ['the component has none', {}],
    ['the product has none', undefined],
  ])('can be read without a specimen if %s', async (_why, specimens) => {
    show(viewOf([anatomy]), { specimens });
    expect(await stage().findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Parts' })).toBeVisible();
  });
});
