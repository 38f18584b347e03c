import { inHouseAds } from '../../../docs-data/ads';
import { chooseAd, labelOf, messageRatio, type NetworkState } from './chooseAd';
import { isCrawler } from './isCrawler';

const usual = {
  isCrawler: false,
  hasNetwork: true,
  network: 'waiting' as NetworkState,
  luck: { message: 0.5, ad: 0 },
  isMessageDismissed: false,
  inHouseAds,
};

describe('chooseAd', () => {
  it('has five ads of our own [spec 3.10]', () => {
    expect(inHouseAds.map(({ name }) => name)).toEqual([
      'scaffoldhub',
      'templates',
      'themes',
      'tidelift',
      'figma',
    ]);
  });

  it('waits for the network’s ad and shows it [spec 4.9]', () => {
    expect(chooseAd(usual)).toEqual({ kind: 'network' });
    expect(chooseAd({ ...usual, network: 'shown' })).toEqual({ kind: 'network' });
  });

  it.each([
    [0, 'message'],
    [messageRatio - 1e-9, 'message'],
    [messageRatio, 'inHouse'],
    [0.999, 'inHouse'],
  ])('with a blocker and luck of %d chooses: %s', (message, kind) => {
    expect(chooseAd({ ...usual, network: 'blocked', luck: { message, ad: 0 } }).kind).toBe(kind);
    expect(messageRatio).toBe(0.2);
  });

  it('does not show the message to readers who dismissed it', () => {
    const luck = { message: 0, ad: 0 };
    const circumstances = { ...usual, network: 'blocked' as const, luck, isMessageDismissed: true };
    expect(chooseAd(circumstances)).toMatchObject({ kind: 'inHouse', reason: 'adblock' });
  });

  it('marks ads in place of the network’s fallback [spec 4.11]', () => {
    expect(chooseAd({ ...usual, network: 'backers' })).toMatchObject({ reason: 'carbon' });
  });

  it('without a network shows ours, and never the message', () => {
    const choice = chooseAd({ ...usual, hasNetwork: false, luck: { message: 0, ad: 0.99 } });
    expect(choice).toEqual({ kind: 'inHouse', ad: inHouseAds[4], reason: 'alone' });
  });

  it('chooses each of our ads equally often [spec 3.10]', () => {
    const chosen = Array.from({ length: 100 }, (_, index) => {
      const choice = chooseAd({
        ...usual,
        hasNetwork: false,
        luck: { message: 0, ad: index / 100 },
      });
      return choice.kind === 'inHouse' ? choice.ad.name : '';
    });
    for (const { name } of inHouseAds) {
      expect(chosen.filter((one) => one === name)).toHaveLength(20);
    }
  });

  it('shows a placeholder to crawlers, and when there is no ad', () => {
    expect(chooseAd({ ...usual, isCrawler: true })).toEqual({ kind: 'placeholder' });
    expect(chooseAd({ ...usual, inHouseAds: [] })).toEqual({ kind: 'placeholder' });
  });
});

test('each ad has its own label, and none before it is shown [spec 3.7]', () => {
  const label = (part: Partial<typeof usual>) => {
    const all = { ...usual, ...part };
    return labelOf(chooseAd(all), all.network, 'image');
  };
  expect(label({})).toBeNull();
  expect(label({ network: 'shown' })).toBe('carbon-image');
  expect(label({ network: 'blocked' })).toBe('in-house-adblock-scaffoldhub-image');
  expect(label({ network: 'backers' })).toBe('in-house-carbon-scaffoldhub-image');
  expect(label({ hasNetwork: false })).toBe('in-house-scaffoldhub-image');
  expect(label({ isCrawler: true })).toBeNull();
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['SomeCrawler/1.0', true],
  ['Baiduspider', true],
  ['A ROBOT', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', false],
])('isCrawler(%s) is %s', (agent, expected) => {
  expect(isCrawler(agent)).toBe(expected);
});
