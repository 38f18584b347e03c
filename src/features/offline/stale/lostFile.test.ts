import { isMissingOnHost, lostFile, lostRouteScript } from './lostFile';

const file = `${window.location.origin}/_next/static/chunks/a`;

/** Dispatches a load error of an element, and returns what `ask` returns for it. */
function failureOf(element: HTMLElement, parent = document.head, ask = lostFile) {
  parent.append(element);
  let heard: string | undefined;
  const listen = (event: Event) => (heard = ask(event));
  window.addEventListener('error', listen, true);
  element.dispatchEvent(new Event('error'));
  window.removeEventListener('error', listen, true);
  element.remove();
  return heard;
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes: object) {
  return Object.assign(document.createElement(name), attributes);
}

describe('lostFile', () => {
  it('returns scripts and style sheets', () => {
    const script = create('script', { src: `${file}.js`, type: 'text/plain' });
    expect(failureOf(script)).toBe(`${file}.js`);
    const style = create('link', { rel: 'stylesheet', href: `${file}.css` });
    expect(failureOf(style)).toBe(`${file}.css`);
  });

  it('returns a script for which the host responded with a page', () => {
    const error = new SyntaxError("Unexpected token '<'");
    expect(lostFile(new ErrorEvent('error', { error, filename: `${file}.js` }))).toBe(`${file}.js`);
  });

  it.each([
    ['what was fetched in advance', create('link', { rel: 'prefetch', href: `${file}.js` })],
    ['pictures', create('img', { src: '/static/a.png' })],
    [
      'scripts of others',
      create('script', { src: 'https://ads.example/a.js', type: 'text/plain' }),
    ],
  ])('ignores %s', (_what, element) => {
    expect(failureOf(element)).toBeUndefined();
  });

  it('distinguishes scripts of the next page from all others', () => {
    const script = () => create('script', { src: `${file}.js`, type: 'text/plain' });
    expect(failureOf(script(), document.body)).toBeUndefined();
    expect(failureOf(script(), document.body, lostRouteScript)).toBe(`${file}.js`);
    expect(failureOf(script(), document.head, lostRouteScript)).toBeUndefined();
  });

  it('ignores errors in code that has loaded', () => {
    const error = new TypeError('x is not a function');
    expect(lostFile(new ErrorEvent('error', { error, filename: `${file}.js` }))).toBeUndefined();
  });
});

describe('isMissingOnHost', () => {
  const answer = (ok: boolean, type = 'text/javascript') => ({
    ok,
    headers: new Headers({ 'content-type': type }),
  });

  it.each([
    ['a missing file', async () => answer(false), true],
    ['a page in its place', async () => answer(true, 'text/html; charset=utf-8'), true],
    ['a file that is there', async () => answer(true), false],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('%s', async (_what, respond, expected) => {
    window.fetch = jest.fn(respond) as never;
    expect(await isMissingOnHost(`${file}.js`)).toBe(expected);
  });
});
