const origin = 'https://docs.example';

type Asked = RequestInfo | URL;

function urlOf(asked: Asked): string {
  const address = asked instanceof URL || typeof asked === 'string' ? String(asked) : asked.url;
  return new URL(address, origin).href;
}

/** An in-memory implementation of the parts of `CacheStorage` that the site uses. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();

  /** While set, writes throw this error. */
  refusal?: Error;

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      match: async (asked: Asked) => store.get(urlOf(asked))?.clone(),
      put: async (asked: Asked, response: Response) => {
        if (this.refusal) throw this.refusal;
        store.delete(urlOf(asked));
        store.set(urlOf(asked), response);
      },
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (asked: Asked) => store.delete(urlOf(asked)),
    };
  }

  async match(asked: Asked, { cacheName }: { cacheName?: string } = {}) {
    for (const [name, store] of this.stores) {
      const found = cacheName === undefined || cacheName === name ? store.get(urlOf(asked)) : null;
      if (found) return found.clone();
    }
    return undefined;
  }

  async keys() {
    return [...this.stores.keys()];
  }

  async has(name: string) {
    return this.stores.has(name);
  }

  async delete(name: string) {
    return this.stores.delete(name);
  }

  /** Returns the paths in a cache, in order. */
  pathsIn(name: string): string[] {
    return [...(this.stores.get(name)?.keys() ?? [])].map((url) => url.replace(origin, ''));
  }

  asCaches(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}

/** Returns a response like the site's host sends it. */
export function answerOf(
  body: string,
  {
    type = 'basic',
    redirected = false,
    ...init
  }: ResponseInit & Partial<Pick<Response, 'type' | 'redirected'>> = {},
): Response {
  const response = new Response(init.status === 304 ? null : body, {
    headers: { 'content-type': 'text/javascript' },
    ...init,
  });
  return Object.defineProperties(response, {
    type: { value: type },
    redirected: { value: redirected },
  });
}

/** The headers of a page. */
export const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };

export { origin };
