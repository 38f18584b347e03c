import path from 'node:path';
import { createSiteServer } from '../serve/createSiteServer';
import { openRelease } from '../serve/release';
import { publishRelease } from '../serve/releases/publishRelease';
import { releasesFolder } from '../serve/releases/releaseFolders';

/** A running server of the built site. */
export interface ServedSite {
  origin: string;
  stop: () => void;
}

/**
 * Serves an export on a free port, as `npm start` does.
 * @throws Error if the folder has no finished build.
 */
export async function serveSite(out = 'out'): Promise<ServedSite> {
  const releases = path.join(path.dirname(out), releasesFolder);
  const name = await publishRelease({ out, releases });
  if (name === undefined) throw new Error(`${out} holds no finished build.`);
  const release = openRelease(path.join(releases, name));
  const server = createSiteServer(() => release);
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
