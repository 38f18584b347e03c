import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inHouseAds } from '../../../docs-data/ads';
import { AdProvider, DemoAd, useAdConfig } from '.';
import { AdErrorBoundary } from './AdErrorBoundary';
import { dismiss, dismissalSpan, isDismissed } from './message/dismissal';
import { PageAd } from './PageAd';

const tag = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  tag.mockReset();
  window.gtag = tag;
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  delete window.gtag;
});

/** Returns a random function that yields these numbers in order, and then the last one for ever. */
function luck(...numbers: number[]) {
  let next = 0;
  return () => numbers[Math.min(next++, numbers.length - 1)] ?? 0;
}

interface Setup {
  networkScript?: string;
  /** Random numbers for the style, the message, the ad and the analytics sample, in this order. */
  random?: () => number;
  ratio?: number;
}

function show({ networkScript, random = luck(0.5, 0.5, 0, 0), ratio }: Setup = {}) {
  const config = { networkScript, inHouseAds, random, ...(ratio && { GADisplayRatio: ratio }) };
  return render(
    <AdProvider config={config}>
      <PageAd />
    </AdProvider>,
  );
}

const script = 'https://network.example/carbon.js';
const box = () => document.querySelector('#_carbonads_js')?.parentElement;
const arrive = (html: string) => box()?.insertAdjacentHTML('beforeend', html);
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const events = () => tag.mock.calls.map(([, , details]) => details as { eventLabel: string });

describe('without a network', () => {
  it('shows an ad of our own at once, as a picture with a text [spec 3.7]', () => {
    show();
    const link = screen.getByRole('link', { name: /ScaffoldHub/ });
    expect(link).toHaveAttribute('rel', 'sponsored noopener');
    expect(link.querySelectorAll('img[width="130"][height="100"]')).toHaveLength(2);
    expect(document.querySelector('script')).toBeNull();
  });

  it('shows it without a picture on one page load of five [spec 4.14]', () => {
    show({ random: luck(0.199, 0.5, 0, 0) });
    expect(screen.getByRole('link').querySelector('img')).toBeNull();
  });

  it('is reported to analytics after 2500 ms, on one page of ten [spec 3.9] [spec 4.15]', () => {
    show({ random: luck(0.5, 0.5, 0, 0.0999) });
    wait(2499);
    expect(tag).not.toHaveBeenCalled();
    wait(1);
    expect(tag.mock.calls).toEqual([
      ['event', 'ad', { eventAction: 'display', eventLabel: 'in-house-scaffoldhub-image' }],
    ]);
  });

  it('is not reported on the other pages, nor when the reader leaves earlier [spec 4.15]', () => {
    show({ random: luck(0.5, 0.5, 0, 0.1) }).unmount();
    const { unmount } = show({ random: luck(0.5, 0.5, 0, 0) });
    wait(2000);
    unmount();
    wait(5000);
    expect(tag).not.toHaveBeenCalled();
  });
});

describe('with a network', () => {
  it('leaves the slot to the network’s ad', () => {
    show({ networkScript: script, ratio: 1 });
    expect(document.querySelector('script')).toHaveAttribute('src', script);
    expect(screen.queryByRole('link')).toBeNull();
    wait(1000);
    arrive('<div id="carbonads"><a href="https://x.example/">Network</a></div>');
    wait(500);
    expect(screen.getByRole('link', { name: 'Network' })).toBeVisible();
    wait(20_000);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(events()).toEqual([{ eventAction: 'display', eventLabel: 'carbon-image' }]);
  });

  it('assumes an ad blocker after more than six polls without an ad [spec 4.10]', () => {
    show({ networkScript: script });
    wait(2999);
    expect(screen.queryByRole('link')).toBeNull();
    wait(1);
    expect(screen.getByRole('link', { name: /ScaffoldHub/ })).toBeVisible();
  });

  it('shows the network’s ad when it comes late, and polls thirty times at most [spec 4.9]', () => {
    show({ networkScript: script });
    wait(10_000);
    arrive('<div id="carbonads"><a href="https://x.example/">Late</a></div>');
    wait(500);
    expect(screen.getByRole('link', { name: 'Late' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /ScaffoldHub/ })).toBeNull();
  });

  it('stops polling after thirty times [spec 4.9]', () => {
    show({ networkScript: script });
    wait(29 * 500);
    arrive('<div id="carbonads"><a href="https://x.example/">Too late</a></div>');
    wait(60_000);
    expect(screen.getByRole('link', { name: /ScaffoldHub/ })).toBeVisible();
  });

  it('shows ours, marked, in place of the network’s fallback [spec 4.11]', () => {
    show({ networkScript: script, ratio: 1 });
    arrive('<div id="carbonads"><a href="https://x.example/discover-more/backers">B</a></div>');
    wait(500);
    expect(screen.getByRole('link', { name: /ScaffoldHub/ })).toBeVisible();
    wait(2500);
    expect(events().map(({ eventLabel }) => eventLabel)).toEqual([
      'in-house-carbon-scaffoldhub-image',
    ]);
  });

  it('asks one of five readers who block ads for help, until they dismiss the message [spec 4.10]', async () => {
    show({ networkScript: script, random: luck(0.5, 0.199, 0, 1) });
    wait(3000);
    expect(screen.getByText('Could you help us keep this site running?')).toBeVisible();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Don’t ask again for 30 days' }));
    expect(screen.getByRole('link', { name: /ScaffoldHub/ })).toBeVisible();
    expect(isDismissed()).toBe(true);
  });

  it('removes the script and the ad with the page [spec 7.3]', () => {
    const { unmount } = show({ networkScript: script });
    const element = box();
    arrive('<div id="carbonads"></div>');
    unmount();
    expect(element).toBeEmptyDOMElement();
  });
});

test('crawlers get an empty slot and no script [spec 4.12]', () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  show({ networkScript: script });
  wait(20_000);
  expect(document.querySelector('script, a')).toBeNull();
  agent.mockRestore();
});

test('the message stays away for 30 days', () => {
  expect(isDismissed(0)).toBe(false);
  dismiss(1000);
  expect(isDismissed(1000 + dismissalSpan - 1)).toBe(true);
  expect(isDismissed(1000 + dismissalSpan)).toBe(false);
  expect(dismissalSpan / 86_400_000).toBe(30);
  localStorage.setItem('ads-message-dismissed', 'soon');
  expect(isDismissed()).toBe(false);
});

test('an ad that throws is removed and reported to analytics [spec 4.13]', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const Broken = () => {
    throw new Error('broken');
  };
  const { container } = render(
    <AdErrorBoundary label="page">
      <Broken />
    </AdErrorBoundary>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(tag.mock.calls).toEqual([['event', 'ad', { eventAction: 'crash', eventLabel: 'page' }]]);
  error.mockRestore();
});

test('the configuration throws the error of the spec outside of its provider', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const Lost = () => <>{useAdConfig().GADisplayRatio}</>;
  expect(() => render(<Lost />)).toThrow(
    'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>.',
  );
  const config = { inHouseAds };
  render(
    <AdProvider config={config}>
      <Lost />
    </AdProvider>,
  );
  expect(screen.getByText('0.1')).toBeVisible();
  error.mockRestore();
});

test('renders nothing below a demo without a remote ad service', () => {
  const { container } = render(
    <AdProvider config={{ inHouseAds }}>
      <DemoAd />
    </AdProvider>,
  );
  expect(container).toBeEmptyDOMElement();
});
