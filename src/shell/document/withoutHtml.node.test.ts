import type { DemoBlock } from '@/model';
import { withoutHtml } from './withoutHtml';
import { hasCodeTabs, hasStylings } from './pageContents';
import { demoSheetOf, earlyDemoStylesOf, isDemoAlone } from './demoStylesOf';

const demo = {
  kind: 'demo',
  html: '<b>system</b>',
  styledHtml: { Tailwind: '<b>tailwind</b>' },
  demo: {
    name: 'Intro',
    stylings: ['MUI System', 'Tailwind'],
    previewHtml: '<i>system</i>',
    styled: { Tailwind: { previewHtml: '<i>tailwind</i>' } },
  },
} as unknown as DemoBlock;

const propsOf = (blocks: unknown[], demoStyles?: string) => ({
  pageProps: {
    view: { demoCss: '.a{}', page: { descriptionHtml: '<p></p>', blocks, demoStyles } },
  },
});

it('empties the markup, the code and the styles of every styling', () => {
  const props = propsOf([demo], '.b{}');
  expect(JSON.stringify(withoutHtml(props))).not.toMatch(/[<>{]\/|\.[ab]\{/);
  expect(withoutHtml(props).pageProps.view.page).toMatchObject({
    demoStyles: '',
    blocks: [
      {
        html: '',
        styledHtml: { Tailwind: '' },
        demo: { previewHtml: '', styled: { Tailwind: { previewHtml: '' } } },
      },
    ],
  });
  expect(demoSheetOf(props)).toBe('.b{}');
});

it('recognizes a page without stylings', () => {
  const plain = { kind: 'demo', html: '', demo: { name: 'Plain', stylings: ['MUI System'] } };
  const props = propsOf([plain]);
  expect(hasStylings(propsOf([demo]))).toBe(true);
  expect(hasStylings(props)).toBe(false);
  expect(withoutHtml(props).pageProps.view.page.demoStyles).toBeUndefined();
});

it.each([
  [{ kind: 'codeTabs', html: '' }, true],
  [{ kind: 'prose', html: '<aside><div class="code-tabs"></div></aside>' }, true],
  [{ kind: 'prose', html: '<p>tabs of code</p>' }, false],
  [demo, false],
])('finds tabs of code in %j: %s', (block, found) => {
  expect(hasCodeTabs(propsOf([block]))).toBe(found);
});

it('distinguishes the page of a single demo from other pages', () => {
  expect(isDemoAlone({ pageProps: { css: '' } })).toBe(true);
  expect(isDemoAlone(propsOf([demo]))).toBe(false);
  expect(isDemoAlone({ pageProps: {} })).toBe(false);
});

it('knows the styles of the first screen, to which live components of the reference do not belong', () => {
  expect(earlyDemoStylesOf(propsOf([demo], '.b{}'))).toBe('.a{}.b{}');
  expect(earlyDemoStylesOf(propsOf([{ kind: 'api', html: '' }], '.b{}'))).toBe('.a{}');
});
