import { loadIcons, loadSynonyms } from './loadIcons';

const respond = jest.fn();
let count = 0;
let url = '';

beforeEach(() => {
  Object.assign(globalThis, { fetch: respond });
  respond.mockReset();
  // Responses are cached by URL for as long as the page is open.
  count += 1;
  url = `/_icons/rail/${count}.txt`;
});

const file = (text: string, status = 200) => ({
  ...{ ok: status === 200, status },
  text: async () => text,
  json: async () => JSON.parse(text) as unknown,
});

it('fetches a file once, also for those who ask while it is on its way', async () => {
  respond.mockResolvedValue(file('Train\tM1\n'));
  const [one, other] = await Promise.all([loadIcons(url), loadIcons(url)]);
  expect(await loadIcons(url)).toBe(one);
  expect(other).toBe(one);
  expect(one).toMatchObject([{ name: 'Train', markup: '<path d="M1"/>', words: ['train'] }]);
  expect(respond.mock.calls).toEqual([[url]]);
});

it.each([
  ['is missing', () => file('', 404), /\.txt did not arrive: 404/],
  ['is a page of the host', () => file('<!doctype html>\n<p>Gone.</p>'), /no icons/],
  ['is empty', () => file(''), /no icons/],
])(
  'rejects a file that %s for all who wait for it, and fetches it again',
  async (_, first, message) => {
    respond.mockResolvedValueOnce(first()).mockResolvedValueOnce(file('Train\tM1'));
    const both = [loadIcons(url), loadIcons(url)];
    for (const one of both) await expect(one).rejects.toThrow(message);
    expect(await loadIcons(url)).toHaveLength(1);
    expect(respond).toHaveBeenCalledTimes(2);
  },
);

it('leaves out lines that are no icons', async () => {
  const lines = ['Train\tM1', '', 'no tab', '\tM2', 'Two Words\tM3', '<b>\tM4', 'Bus\t<path/>'];
  respond.mockResolvedValue(file(lines.join('\n')));
  expect((await loadIcons(url)).map(({ name, markup }) => [name, markup])).toEqual([
    ['Train', '<path d="M1"/>'],
    ['Bus', '<path/>'],
  ]);
});

it('rejects synonyms that are no JSON, and fetches them again', async () => {
  respond.mockResolvedValueOnce(file('<!doctype html>')).mockResolvedValueOnce(file('{"a":["b"]}'));
  await expect(loadSynonyms(url)).rejects.toThrow(SyntaxError);
  expect(await loadSynonyms(url)).toEqual({ a: ['b'] });
});
