import type { FromWorker, ToWorker } from './protocol';
import { SearchSession } from './SearchSession';

declare const self: {
  /** Name of the shard to fetch first; empty if the page belongs to no product. */
  name: string;
  postMessage: (message: FromWorker) => void;
  addEventListener: (type: 'message', listener: (event: { data: ToWorker }) => void) => void;
};

const session = new SearchSession({
  fetchJson: async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} did not arrive: ${response.status}.`);
    return response.json();
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  post: (message) => self.postMessage(message),
});

self.addEventListener('message', ({ data }) => session.handleMessage(data));
session.handleMessage({ kind: 'prepare', ...(self.name !== '' && { shard: self.name }) });
