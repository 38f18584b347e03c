// eslint-disable-next-line @next/next/no-document-import-in-page -- what is tested is part of the document
import { Head } from 'next/document';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LastStylesHead } from './LastStylesHead';

const lastStyle = <style>{'.a{color:red}'}</style>;
const files = { sharedFiles: [], pageFiles: [], allFiles: [] };

/** Makes Next write these links to style sheets. */
function link(links: ReturnType<Head['getCssLinks']>): void {
  jest.spyOn(Head.prototype, 'getCssLinks').mockReturnValue(links);
}

const print = (props: LastStylesHead['props'] = {}) =>
  renderToStaticMarkup(<>{new LastStylesHead(props).getCssLinks(files)}</>);

const sheets = ['/a.css', '/b.css'].map((href) => <link key={href} rel="stylesheet" href={href} />);

afterEach(() => jest.restoreAllMocks());

it('writes the style after all style sheets', () => {
  link(sheets);
  expect(print({ lastStyle })).toBe(
    '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/><style>.a{color:red}</style>',
  );
});

it('writes the style on a page without style sheets', () => {
  link(null);
  expect(print({ lastStyle })).toBe('<style>.a{color:red}</style>');
});

it('changes nothing on a page without such a style', () => {
  link(sheets);
  expect(print()).not.toContain('<style>');
  expect(print()).toContain('/b.css');
});

it('does not pass the style on as an attribute of the element, of which React would warn', () => {
  const rendered = createElement('head', { lang: 'en', lastStyle } as object, 'content');
  jest.spyOn(Head.prototype, 'render').mockReturnValue(rendered);
  const warn = jest.spyOn(console, 'error').mockImplementation();
  const props: LastStylesHead['props'] = { lastStyle };
  const head = new LastStylesHead(props).render() as ReactElement;
  expect(renderToStaticMarkup(head)).toBe('<head lang="en">content</head>');
  expect(warn).not.toHaveBeenCalled();
});
