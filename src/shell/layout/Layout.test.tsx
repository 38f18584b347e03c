import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductFacts } from '@/model';
import { DocsProvider } from '@/base/docs-config';
import { Layout } from './Layout';
import { PageFooter } from './PageFooter';
import { PageHeader } from './PageHeader';

const router = { push: jest.fn(async () => true), prefetch: jest.fn(async () => {}) };
jest.mock('next/router', () => ({ useRouter: () => router }));

const rail: ProductFacts = {
  id: 'system',
  category: 'core',
  name: 'Rail',
  description: 'Components for trains.',
  prefix: '/rail/',
  home: '/rail/overview/',
  logo: 'rail',
  repository: 'https://code.example/rail',
  listed: true,
  version: '2.0.0',
  versions: [],
};

function renderPage() {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
  return render(
    <DocsProvider config={{ products: [rail] }}>
      <Layout
        product={rail}
        folder="rail"
        pathname="/rail/single/"
        toc={<nav aria-label="Table of contents" />}
      >
        <PageHeader
          pathname="/rail/single/"
          trail={[{ title: 'Tickets', pathname: '/rail/single/' }, { title: 'Fares' }]}
          h1="Single"
          descriptionHtml="One way, <b>once</b>."
        />
        <p>
          <a href="/rail/return/">Return</a>
        </p>
        <PageFooter
          editUrl="https://code.example/edit"
          previous={null}
          next={{ title: 'Return', pathname: '/rail/return/' }}
        />
      </Layout>
    </DocsProvider>,
  );
}

describe('Layout', () => {
  beforeEach(() => jest.clearAllMocks());

  it('has the skip link as its first tab stop', async () => {
    renderPage();
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('Skip to content');
    expect(document.activeElement).toHaveAttribute('href', '#main-content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main-content');
  });

  it('begins the page with one h1 and its description', () => {
    renderPage();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Single');
    const description = document.querySelector('main p.description');
    expect(description).toHaveTextContent('One way, once.');
  });

  it('ends with links to the source and to the next and previous page', () => {
    renderPage();
    expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      'https://code.example/edit',
    );
    const pages = screen.getByRole('navigation', { name: 'Neighboring pages' });
    expect(within(pages).getByRole('link')).toHaveAttribute('rel', 'next');
  });

  it('opens the navigation as a dialog and closes it again', async () => {
    renderPage();
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
    const drawer = screen.getByRole('dialog');
    expect(within(drawer).getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close navigation' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open navigation' })).toHaveFocus();
  });

  it('navigates without a reload, and prefetches a page when the pointer is on its link', async () => {
    renderPage();
    const link = within(screen.getByRole('main')).getAllByRole('link', { name: 'Return' })[0];
    await userEvent.hover(link as HTMLElement);
    expect(router.prefetch).toHaveBeenCalledWith('/rail/return/');
    await userEvent.click(link as HTMLElement);
    expect(router.push).toHaveBeenCalledWith('/rail/return/');
  });
});
