import { followClicks, followPixelRatio, loadTag, setUserProperties, track } from '.';
import { sampleWebVitals, webVitalsRatio, type Vital } from './webVitals';

const tag = jest.fn();

beforeEach(() => {
  tag.mockReset();
  window.gtag = tag;
});

afterEach(() => {
  delete window.gtag;
  delete window.dataLayer;
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

function withNavigator(name: string, value: unknown, run: () => void) {
  Object.defineProperty(navigator, name, { configurable: true, value });
  run();
  Reflect.deleteProperty(navigator, name);
}

describe('track', () => {
  const view = { page_title: 'A', page_location: '/a/', productId: 'x', productCategoryId: 'x' };

  it('calls the page’s tag function', () => {
    track('page_view', view);
    track('ad', { eventAction: 'display', eventLabel: 'carbon' });
    setUserProperties({ codeVariant: 'JS' });
    expect(tag.mock.calls).toEqual([
      ['event', 'page_view', view],
      ['event', 'ad', { eventAction: 'display', eventLabel: 'carbon' }],
      ['set', 'user_properties', { codeVariant: 'JS' }],
    ]);
  });

  it('does nothing without one', () => {
    delete window.gtag;
    expect(() => track('page_view', view)).not.toThrow();
  });

  it('catches errors of another script’s tag function', () => {
    window.gtag = () => {
      throw new Error('broken');
    };
    expect(() => track('page_view', view)).not.toThrow();
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('honors %s', (name, value) => {
    withNavigator(name, value, () => {
      track('page_view', view);
      loadTag('G-TEST');
    });
    expect(tag).not.toHaveBeenCalled();
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('followClicks', () => {
  function click(html: string, random?: () => number) {
    document.body.innerHTML = html;
    const end = followClicks(random);
    document.querySelector<HTMLElement>('[data-here]')?.click();
    end();
    document.querySelector<HTMLElement>('[data-here]')?.click();
  }
  const link = (split = '') =>
    `<a data-ga-event-category="menu" data-ga-event-action="click" data-ga-event-label="x" ${split}><b data-here>x</b></a>`;

  it('sends category, action and label of the nearest element that has them [spec 7.4]', () => {
    click(`<div data-ga-event-category="outer">${link()}</div>`);
    expect(tag.mock.calls).toEqual([['event', 'menu', { eventAction: 'click', eventLabel: 'x' }]]);
  });

  it('sends nothing for other clicks', () => {
    click('<button data-here>x</button>');
    expect(tag).not.toHaveBeenCalled();
  });

  it.each([
    ['0.1', 0.05, 1],
    ['0.1', 0.1, 0],
    ['0', 0, 0],
    ['1', 0.999, 1],
    ['often', 0.999, 1],
  ])('with a split of %s and luck of %d sends %d [spec 7.5]', (split, luck, times) => {
    click(link(`data-ga-event-split="${split}"`), () => luck);
    expect(tag).toHaveBeenCalledTimes(times);
  });
});

test('followPixelRatio reports the ratio now and after each zoom, until it is stopped [spec 7.6]', () => {
  const queries: { media: string; change?: () => void }[] = [];
  window.matchMedia = ((media: string) => {
    const query: (typeof queries)[number] = { media };
    queries.push(query);
    return {
      addEventListener: (_: string, change: () => void) => (query.change = change),
      removeEventListener: () => delete query.change,
    };
  }) as unknown as typeof window.matchMedia;
  const listener = jest.fn();
  const end = followPixelRatio(listener);
  Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: 1.5 });
  queries.at(-1)?.change?.();
  expect(listener.mock.calls).toEqual([[1], [1.5]]);
  expect(queries.map(({ media }) => media)).toEqual([
    '(resolution: 1dppx)',
    '(resolution: 1.5dppx)',
  ]);
  end();
  expect(queries.every(({ change }) => change === undefined)).toBe(true);
});

describe('loadTag', () => {
  it('requests the script once and keeps calls until it arrives', () => {
    delete window.gtag;
    loadTag('G-A B');
    loadTag('G-A B');
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.map(({ src }) => src)).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-A%20B',
    ]);
    const calls = (window.dataLayer as unknown[][]).map((call) => [...call].slice(0, 2));
    expect(calls).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-A B'],
    ]);
  });
});

describe('analytics of another script', () => {
  const thrower = () => {
    throw new Error('broken');
  };
  const brokenPush = Object.assign([], { push: thrower });

  it.each<[string, unknown, unknown]>([
    ['a function that throws', thrower, undefined],
    ['a text for the function', 'x', undefined],
    ['null for both', null, null],
    ['an object for the data layer', undefined, {}],
    ['a text for the data layer', undefined, 'x'],
    ['a push that throws', undefined, brokenPush],
    ['a push that is none', undefined, Object.assign([], { push: 1 })],
    ['a frozen data layer', undefined, Object.freeze([])],
  ])('%s does no harm', (_name, tagFunction, dataLayer) => {
    Object.assign(window, { gtag: tagFunction, dataLayer });
    expect(() => {
      loadTag('G-TEST');
      track('ad', { eventAction: 'display', eventLabel: 'x' });
      setUserProperties({ codeVariant: 'JS' });
    }).not.toThrow();
    expect(document.querySelectorAll('script[data-analytics]')).toHaveLength(1);
    expect(Array.isArray(window.dataLayer)).toBe(true);
  });

  it.each(['gtag', 'dataLayer'] as const)('ignores a %s that cannot be read', async (name) => {
    Object.defineProperty(window, name, { configurable: true, get: thrower, set: thrower });
    const load = jest.fn();
    try {
      loadTag('G-TEST');
      track('ad', { eventAction: 'display', eventLabel: 'x' });
      if (name === 'gtag') await sampleWebVitals(load, () => 0);
    } finally {
      Reflect.deleteProperty(window, name);
    }
    expect(document.querySelector('script')).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it('takes a tracking preference that cannot be read for an opt-out', () => {
    Object.defineProperty(navigator, 'doNotTrack', { configurable: true, get: thrower });
    loadTag('G-TEST');
    Reflect.deleteProperty(navigator, 'doNotTrack');
    expect(tag).not.toHaveBeenCalled();
  });
});

describe('sampleWebVitals', () => {
  const vital: Vital = { id: 'v1', name: 'CLS', value: 0.25, delta: 0.1 };
  const silent = () => undefined;
  const library = {
    onCLS: (report: (value: Vital) => void) => report(vital),
    onFCP: silent,
    onINP: silent,
    onLCP: silent,
    onTTFB: silent,
  };

  it('measures about one visit in ten thousand [spec 9.4]', async () => {
    const load = jest.fn(() => Promise.resolve(library));
    await sampleWebVitals(load, () => webVitalsRatio);
    expect(load).not.toHaveBeenCalled();
    await sampleWebVitals(load, () => webVitalsRatio - 1e-9);
    expect(tag.mock.calls).toEqual([
      ['event', 'CLS', { value: 100, metric_id: 'v1', metric_value: 0.25, metric_delta: 0.1 }],
    ]);
    expect(webVitalsRatio).toBe(0.0001);
  });

  it('does nothing when the library cannot be loaded', async () => {
    await expect(
      sampleWebVitals(
        () => Promise.reject(new Error()),
        () => 0,
      ),
    ).resolves.toBeUndefined();
  });
});
