import { internalPath, isPlainClick } from './internalPath';

const sections = ['/rail/', '/ferry/'];

function path(href: string, attributes: Record<string, string> = {}) {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  Object.entries(attributes).forEach(([name, value]) => link.setAttribute(name, value));
  return internalPath(link, sections);
}

describe('internalPath', () => {
  it('is the address of a page of a known section', () => {
    expect(path('/rail/single/')).toBe('/rail/single/');
    expect(path('/ferry/cabin/?deck=2#beds')).toBe('/ferry/cabin/?deck=2#beds');
    expect(path('/')).toBe('/');
  });

  it.each([
    ['another site', 'https://timetable.example/rail/single/', {}],
    ['an unknown section', '/bus/', {}],
    ['a file', '/rail/single.md', {}],
    ['a new tab', '/rail/single/', { target: '_blank' }],
    ['a download', '/rail/single/', { download: '' }],
    ['a place on the same page', '#fares', {}],
    ['an address that no browser can open', 'https://[rail/', {}],
    ['mail', 'mailto:desk@rail.example', {}],
  ])('leaves %s to the browser', (_what, href, attributes) => {
    expect(path(href, attributes)).toBeNull();
  });
});

describe('isPlainClick', () => {
  const click = (init: MouseEventInit) => new MouseEvent('click', { cancelable: true, ...init });

  it('leaves clicks with a meaning of their own to the browser', () => {
    expect(isPlainClick(click({}))).toBe(true);
    expect(isPlainClick(click({ ctrlKey: true }))).toBe(false);
    expect(isPlainClick(click({ metaKey: true }))).toBe(false);
    expect(isPlainClick(click({ button: 1 }))).toBe(false);
    const handled = click({});
    handled.preventDefault();
    expect(isPlainClick(handled)).toBe(false);
  });
});
