import type { FromWorker, ToWorker } from '../worker/protocol';
import { SearchClient, type WorkerPort } from '../worker/SearchClient';
import { SearchSession } from '../worker/SearchSession';

/** What the search fetches, by URL; everything else is missing. */
export const files: Record<string, unknown> = {};

/** Runs the worker's session in the same thread. */
function startSession(): WorkerPort {
  let handle = (_: { data: FromWorker }) => {};
  const session = new SearchSession({
    fetchJson: async (url) => files[url] ?? Promise.reject(new Error('404')),
    wait: async () => undefined,
    post: (data) => handle({ data }),
  });
  return {
    postMessage: (message: ToWorker) => session.handleMessage(message),
    addEventListener: (type: string, listener: typeof handle) => {
      if (type === 'message') handle = listener;
    },
    terminate: () => {},
  } as unknown as WorkerPort;
}

/** Stands for the page's client in tests. */
export const searchClient = new SearchClient(startSession);
