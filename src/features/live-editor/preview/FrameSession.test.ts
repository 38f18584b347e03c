import { FramePort } from '@/testing/framePort';
import type { FrameListener } from './FrameListener';
import { FrameSession } from './FrameSession';

const listener: jest.Mocked<FrameListener> = {
  onMessage: jest.fn(),
  onEnd: jest.fn(),
  onCopy: jest.fn(),
};
const fetch = jest.fn<Promise<Response>, [url: string]>();
let frame: HTMLIFrameElement;
let session: FrameSession;
let port: FramePort;

const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const documentWith = (policy: string) => answerOf('<p>', { 'content-security-policy': policy });

/** A fake response with the properties that are used; jsdom has none. */
function answerOf(text: string, headers: Record<string, string> = {}, ok = true): Response {
  return { ok, headers: new Map(Object.entries(headers)), text: async () => text } as never;
}

const notFound = async () => answerOf('', {}, false);
const pageInstead = async () => answerOf('<p>', { 'content-type': 'text/html; charset=utf-8' });

function begin({ isCopy = false } = {}) {
  frame = document.body.appendChild(document.createElement('iframe'));
  session = new FrameSession(frame, listener, isCopy);
  port = new FramePort(frame);
}

/** Sets whether a service worker controls the page. */
function control(isControlled: boolean) {
  const serviceWorker = { controller: isControlled ? {} : null };
  Object.assign(navigator, { serviceWorker });
}

/** Simulates a message of the frame's document that does not come through its port. */
function postToWindow(data: unknown, origin = 'null') {
  const source = frame.contentWindow;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

/** Runs pending promises, and advances the time by `ms` milliseconds. */
const advanceTimers = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { fetch });
});
afterEach(() => {
  session.close();
  frame.remove();
  jest.useRealTimers();
  jest.resetAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'fetch');
});

const load = () => frame.dispatchEvent(new Event('load'));

describe('a document that does not come', () => {
  it.each([
    ['offline', true, noConnection],
    ['offline', false, noConnection],
    ['missing', true, notFound],
    ['unsafe', true, async () => documentWith("default-src 'none'")],
    ['unsafe', true, async () => documentWith('sandbox allow-scripts allow-same-origin')],
  ] as const)('is %s; controlled: %s', async (why, isControlled, answer) => {
    control(isControlled);
    fetch.mockImplementation(answer);
    begin();
    load();
    await advanceTimers();
    expect(listener.onEnd).toHaveBeenCalledWith(why);
    expect(listener.onCopy).not.toHaveBeenCalled();
  });

  it('is replaced by a copy of the service worker', async () => {
    control(true);
    fetch.mockResolvedValue(documentWith("default-src 'none'; sandbox allow-scripts"));
    begin();
    load();
    await advanceTimers();
    expect(fetch).toHaveBeenCalledWith('/_editor/frame.html', expect.anything());
    expect(listener.onCopy).toHaveBeenCalledTimes(1);
    await advanceTimers(60_000);
    expect(listener.onEnd).not.toHaveBeenCalled();
  });

  it('is looked up when the network does not respond either', async () => {
    control(true);
    fetch.mockResolvedValue(documentWith('sandbox'));
    begin();
    await advanceTimers(4999);
    expect(fetch).not.toHaveBeenCalled();
    await advanceTimers(1);
    expect(listener.onCopy).toHaveBeenCalledTimes(1);
  });

  it('is not requested again and again', async () => {
    control(true);
    fetch.mockResolvedValue(documentWith('sandbox'));
    begin({ isCopy: true });
    load();
    await advanceTimers();
    expect(listener.onCopy).not.toHaveBeenCalled();
    expect(listener.onEnd).toHaveBeenCalledWith('missing');
  });

  it('is waited for if the site responds and there are no copies', async () => {
    control(false);
    fetch.mockResolvedValue(documentWith('sandbox'));
    begin();
    await advanceTimers(14_999);
    expect(listener.onEnd).not.toHaveBeenCalled();
    await advanceTimers(1);
    expect(listener.onEnd).toHaveBeenCalledWith('missing');
  });
});

it('looks up nothing once the document has loaded', async () => {
  control(true);
  begin();
  port.arrive();
  load();
  await advanceTimers(6000);
  expect(fetch).not.toHaveBeenCalled();
});

it('ends if the document reports that it is not sandboxed', () => {
  begin({ isCopy: true });
  postToWindow({ kind: 'refused' });
  postToWindow({ kind: 'refused' }, 'https://evil.example');
  expect(listener.onEnd).not.toHaveBeenCalled();
  port.arrive(window.location.origin);
  port.emit({ kind: 'ready' });
  expect(listener.onMessage).not.toHaveBeenCalled();
  postToWindow({ kind: 'refused' }, window.location.origin);
  expect(listener.onEnd).toHaveBeenCalledWith('unsafe');
});

it('ignores messages outside of the port, and a second port', () => {
  begin();
  port.arrive();
  const readData = jest.fn(() => ({ kind: 'ready' }));
  const source = frame.contentWindow;
  const event = new MessageEvent('message', { origin: 'null', source });
  window.dispatchEvent(Object.defineProperty(event, 'data', { get: readData }));
  expect(readData).not.toHaveBeenCalled();
  const other = new FramePort(frame);
  other.arrive();
  other.emit({ kind: 'ready' });
  expect(listener.onMessage).not.toHaveBeenCalled();
  port.emit({ kind: 'ready' });
  expect(listener.onMessage).toHaveBeenCalledWith({ kind: 'ready' });
});

it('closes the port with itself', () => {
  begin();
  port.arrive();
  session.close();
  expect(port.isClosed).toBe(true);
});

describe('a file the frame cannot load', () => {
  const url = '/_editor/packs/react.a1.js';

  it('is fetched and passed to the frame', async () => {
    begin();
    port.arrive();
    fetch.mockResolvedValue(answerOf('code'));
    port.emit({ kind: 'ask', url });
    await advanceTimers();
    expect(fetch).toHaveBeenCalledWith(url, expect.anything());
    expect(port.received).toEqual([{ kind: 'file', url, text: 'code' }]);
  });

  it.each([
    ['offline', noConnection],
    ['missing', notFound],
    ['missing', pageInstead],
  ] as const)('ends the frame when it is %s', async (why, answer) => {
    begin();
    port.arrive();
    fetch.mockImplementation(answer);
    port.emit({ kind: 'ask', url });
    await advanceTimers();
    expect(listener.onEnd).toHaveBeenCalledWith(why);
  });

  it.each([
    '/_pages.json',
    '/_editor/frame.html',
    '/_editor/packs/../../index.html',
    '/_editor/packs/a.js?secret',
    'https://evil.example/_editor/packs/a.js',
    '//evil.example/_editor/packs/a.js',
  ])('can be no other file of the site: %s', async (other) => {
    begin();
    port.arrive();
    port.emit({ kind: 'ask', url: other });
    await advanceTimers();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is not sent to a frame that has ended', async () => {
    begin();
    port.arrive();
    fetch.mockImplementation(noConnection);
    port.emit({ kind: 'ask', url });
    session.close();
    await advanceTimers();
    expect(listener.onEnd).not.toHaveBeenCalled();
  });
});

describe('a frame that says much', () => {
  const emitHeights = (count: number) => {
    for (let said = 0; said < count; said += 1) port.emit({ kind: 'height', height: said });
  };

  it('is ended when the page cannot keep up, and ignored from then on', () => {
    begin();
    port.arrive();
    emitHeights(400);
    expect(listener.onEnd.mock.calls).toEqual([['flooding']]);
    // One of the messages was for the port itself.
    expect(listener.onMessage).toHaveBeenCalledTimes(299);
  });

  it('is also ended when it sends messages outside of the port', () => {
    begin();
    port.arrive();
    for (let said = 0; said < 400; said += 1) postToWindow('tick');
    expect(listener.onEnd.mock.calls).toEqual([['flooding']]);
  });

  it('may go on as long as it pauses', async () => {
    begin();
    port.arrive();
    port.emit({ kind: 'ready' });
    for (let second = 0; second < 5; second += 1) {
      await advanceTimers(1100);
      emitHeights(250);
      port.emit({ kind: 'pong', id: second });
    }
    expect(listener.onEnd).not.toHaveBeenCalled();
  });
});
