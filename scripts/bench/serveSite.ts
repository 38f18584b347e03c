import { createSiteServer } from '../serve/createSiteServer';

/** A running server of the built site. */
export interface ServedSite {
  origin: string;
  stop: () => void;
}

/** Serves an export on a free port, as `npm start` does. */
export async function serveSite(out = 'out'): Promise<ServedSite> {
  const server = createSiteServer(out);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
