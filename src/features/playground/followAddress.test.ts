import type { DemoSource, Playground } from '@/model';
import { followAddress } from '.';
import { initialState, playgroundStore } from './subject/playgroundStore';

const playground: Playground = {
  component: 'Fare',
  controls: [
    { name: 'size', kind: 'toggle', options: ['small', 'medium'], fallback: 'medium' },
    { name: '--Fare-gap', kind: 'number', min: 0, max: 20, unit: 'px' },
  ],
  presets: {},
};
const source = (own?: Playground): DemoSource => ({
  ...{ name: 'FareUsage', variants: [], dependencies: [] },
  packages: { needed: {}, types: {}, setup: {} } as unknown as DemoSource['packages'],
  ...(own && { playground: own }),
});

const store = playgroundStore('/fares/FareUsage');

const follow = (search: string, fetchSource: () => Promise<DemoSource>) => {
  window.history.replaceState(null, '', `/fares/demos/FareUsage/${search}`);
  return followAddress({ name: 'FareUsage', pathname: '/fares/', fetchSource });
};

beforeEach(() => store.set(initialState));

it('applies the values in the address to the playground of the page', async () => {
  await follow('?FareUsage=size:small,--Fare-gap:99', async () => source(playground));
  expect(store.get()).toEqual({
    values: { size: 'small', '--Fare-gap': 20 },
    props: { size: 'small', sx: { '--Fare-gap': '20px' } },
  });
});

it.each(['', '?SeatUsage=size:small', '?q=FareUsage', '?fareusage=size:small'])(
  'fetches nothing for an address without values of the demo: %j',
  async (search) => {
    const fetchSource = jest.fn(async () => source(playground));
    await follow(search, fetchSource);
    expect(fetchSource).not.toHaveBeenCalled();
    expect(store.get()).toBe(initialState);
  },
);

it.each([
  ['no playground', '?FareUsage=size:small', async () => source()],
  ['values that no control has', '?FareUsage=size:huge,x:1', async () => source(playground)],
  ['a source that is missing', '?FareUsage=size:small', () => Promise.reject(new Error('404'))],
])('leaves the demo as its author wrote it for %s', async (_, search, fetchSource) => {
  await follow(search, fetchSource);
  expect(store.get()).toBe(initialState);
});
