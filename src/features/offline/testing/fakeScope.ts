import type { WorkerScope } from '../worker/scope';
import { answerOf, FakeCaches, html, origin } from '@/testing/fakeCaches';

type Listener = (event: unknown) => void;

/** Options of a simulated request. */
interface Asked {
  mode?: string;
  destination?: string;
}

/** Creates a service worker's scope in memory, with a table of responses as its network. */
export function createFakeScope() {
  const caches = new FakeCaches();
  const network = new Map<string, () => Promise<Response>>();
  const listeners = new Map<string, Listener>();
  const scope = {
    caches: caches.asCaches(),
    location: { origin } as Location,
    clients: { claim: jest.fn(async () => undefined) },
    registration: {
      unregister: jest.fn(async () => true),
    } as unknown as ServiceWorkerRegistration,
    skipWaiting: jest.fn(async () => undefined),
    fetch: jest.fn(async (asked: { url: string } | string) => {
      const url = typeof asked === 'string' ? asked : asked.url;
      const answer = network.get(new URL(url).pathname);
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    }),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };

  /** Dispatches an event and waits for its `waitUntil` promises. */
  async function dispatch(name: string, more: object = {}): Promise<void> {
    const works: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (work: Promise<unknown>) => works.push(work), ...more });
    for (const work of works) await work;
  }

  /** Requests a path like a page does. Returns undefined if the worker does not respond. */
  async function answerTo(path: string, { mode = 'cors', destination = '' }: Asked = {}) {
    let answer: Promise<Response> | undefined;
    const request = {
      ...{ url: origin + path, method: 'GET', headers: new Headers(), mode, destination },
    };
    const respondWith = (given: Promise<Response>) => {
      answer = given;
      // As in a browser, a rejection is the response.
      given.catch(() => undefined);
    };
    await dispatch('fetch', { request, respondWith });
    return answer;
  }

  const ask = async (path: string, asked?: Asked) => (await answerTo(path, asked))?.text();
  const visiting = { mode: 'navigate', destination: 'document' };

  return {
    ...{ caches, scope: scope as unknown as WorkerScope, fakes: scope, dispatch, ask },
    visit: (path: string) => ask(path, visiting),
    /** Returns the path that a navigation is redirected to. */
    redirectOf: async (path: string) =>
      (await answerTo(path, visiting))?.headers.get('location')?.replace(origin, ''),
    serve: (path: string, body: string, init?: ResponseInit) =>
      network.set(path, async () => answerOf(body, init ?? (path.endsWith('/') ? html : {}))),
    cutNetwork: () => network.clear(),
  };
}
