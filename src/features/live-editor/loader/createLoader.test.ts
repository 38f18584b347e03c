import { beginFrame } from './beginFrame';
import { createLoader } from './createLoader';

const requestFile = jest.fn(async (url: string) =>
  url.endsWith('.css') ? 'b{}' : 'window.ran = true',
);
const added = () => [...document.head.children];

afterEach(() => {
  document.head.replaceChildren();
  jest.clearAllMocks();
});

it.each([
  ['/a.js', 'src'],
  ['/a.css', 'href'],
])('loads %s from its URL', async (url, attribute) => {
  const loaded = createLoader(requestFile)(url);
  const [element] = added();
  expect(element?.getAttribute(attribute)).toBe(url);
  element?.dispatchEvent(new Event('load'));
  await loaded;
  expect(requestFile).not.toHaveBeenCalled();
});

it.each([
  ['/a.js', '<script>window.ran = true</script>'],
  ['/a.css', '<style>b{}</style>'],
])('inserts the text of %s if its URL cannot be loaded', async (url, made) => {
  const loaded = createLoader(requestFile)(url);
  added()[0]?.dispatchEvent(new Event('error'));
  await loaded;
  expect(document.head.innerHTML).toBe(made);
  expect(window).toHaveProperty('ran', true);
});

it('loads nothing as a page of its own, and nothing if the document has an origin', () => {
  beginFrame(['/a.js']);
  const said = jest.fn();
  const parent = jest.spyOn(window, 'parent', 'get');
  parent.mockReturnValue({ postMessage: said } as unknown as Window);
  beginFrame(['/a.js']);
  expect(said.mock.calls).toEqual([[{ kind: 'refused' }, '*']]);
  expect(added()).toEqual([]);
  expect(globalThis.docsFiles).toBeUndefined();
  parent.mockRestore();
});
