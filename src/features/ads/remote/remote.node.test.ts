import { fetchAd, mostTries } from './fetchAd';
import { readAd, safeUrl } from './readAd';
import { requestTimeout } from './requestText';

const good = {
  statlink: '//ads.example/click',
  statimp: '//ads.example/impression',
  pixel: 'https://a.example/p?t=[timestamp]||//b.example/q',
  timestamp: '1700000000',
  image: 'https://ads.example/i.png',
  company: 'Example',
  description: 'Buy <b>this</b>',
};

describe('readAd', () => {
  it('reads the fields of the spec [spec 3.8]', () => {
    expect(readAd({ ads: [good] }, 5)).toEqual({
      link: 'https://ads.example/click',
      image: 'https://ads.example/i.png',
      company: 'Example',
      description: 'Buy <b>this</b>',
      pixels: [
        'https://ads.example/impression',
        'https://a.example/p?t=1700000000',
        'https://b.example/q',
      ],
    });
  });

  it('returns the first ad with content and a link, and uses the current time without a timestamp [spec 3.8]', () => {
    const ads = [{}, null, 'x', { ...good, statlink: '' }, { ...good, description: ' ' }];
    const last = { ...good, timestamp: undefined, company: 'Last' };
    const ad = readAd({ ads: [...ads, last] }, 5);
    expect(ad?.company).toBe('Last');
    expect(ad?.pixels).toContain('https://a.example/p?t=5');
  });

  it.each([null, undefined, 5, 'ads', [], {}, { ads: {} }, { ads: [] }, { ads: [{}] }])(
    'finds no ad in %j',
    (answer) => expect(readAd(answer, 0)).toBeUndefined(),
  );
});

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['/relative'],
  [' '],
  ['https://'],
  [5],
  [null],
])('safeUrl rejects %s', (value) => expect(safeUrl(value)).toBeUndefined());

describe('fetchAd', () => {
  const request = jest.fn<Promise<Response>, [url: string, init: RequestInit]>();
  const original = globalThis.fetch;
  beforeEach(() => {
    request.mockReset();
    globalThis.fetch = request as unknown as typeof fetch;
  });
  afterAll(() => void (globalThis.fetch = original));
  const json = (value: unknown) => new Response(JSON.stringify(value));

  it('repeats the request until there is an ad [spec 7.1]', async () => {
    for (const ads of [[], [{}], [good]]) request.mockResolvedValueOnce(json({ ads }));
    expect((await fetchAd('https://x.example/'))?.company).toBe('Example');
    expect(request).toHaveBeenCalledTimes(3);
  });

  it('sends ten requests at most [spec 7.1]', async () => {
    request.mockImplementation(() => Promise.resolve(json({ ads: [] })));
    expect(await fetchAd('https://x.example/')).toBeUndefined();
    expect(request).toHaveBeenCalledTimes(mostTries);
    expect(mostTries).toBe(10);
  });

  it.each<[string, () => Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a status of 404', () => Promise.resolve(new Response('{}', { status: 404 }))],
    ['malformed JSON', () => Promise.resolve(new Response('{"ads":['))],
    ['an endless answer', () => Promise.resolve(new Response(`"${'x'.repeat(200_000)}"`))],
  ])('returns undefined at once after %s', async (_, fail) => {
    request.mockImplementation(fail);
    expect(await fetchAd('https://x.example/')).toBeUndefined();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('gives up after five seconds [spec 7.1]', async () => {
    jest.useFakeTimers();
    request.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    let result: unknown = 'pending';
    void fetchAd('https://x.example/').then((ad) => (result = ad));
    await jest.advanceTimersByTimeAsync(requestTimeout - 1);
    expect(result).toBe('pending');
    await jest.advanceTimersByTimeAsync(1);
    expect(result).toBeUndefined();
    expect(requestTimeout).toBe(5000);
    jest.useRealTimers();
  });
});
