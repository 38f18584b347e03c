import type { ProductFacts } from '@/model';
import { issueUrl } from './issueUrl';

const product = {
  name: 'Demo UI',
  packageName: '@demo/ui',
  version: '2.0.0',
  repository: 'https://example.com/demo/ui',
} as ProductFacts;
const failure = { product, demo: 'Tabs', page: 'https://docs/tabs/#Tabs', message: 'a & b = `c`' };

it('fills in the demo, the page, the version and the error', () => {
  const url = new URL(issueUrl(failure) ?? '');
  expect(url.origin + url.pathname).toBe('https://example.com/demo/ui/issues/new');
  expect(url.searchParams.get('title')).toBe('[docs] The demo Tabs fails');
  const body = url.searchParams.get('body');
  for (const part of ['`Tabs`', 'https://docs/tabs/#Tabs', '@demo/ui 2.0.0', 'a & b = `c`']) {
    expect(body).toContain(part);
  }
});

it('keeps the URL short enough for servers', () => {
  expect(issueUrl({ ...failure, message: 'x'.repeat(50_000) })?.length).toBeLessThan(2000);
});

it('leaves out edited code', () => {
  const url = issueUrl({ ...failure, page: `${failure.page}.tsx&edit=${'A'.repeat(9000)}` }) ?? '';
  expect(new URL(url).searchParams.get('body')).toContain('https://docs/tabs/#Tabs.tsx\n');
  expect(url.length).toBeLessThan(2000);
});

it('returns undefined without a repository', () => {
  expect(issueUrl({ ...failure, product: { ...product, repository: undefined } })).toBeUndefined();
});
