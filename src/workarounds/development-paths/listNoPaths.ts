/** Lists the prerendered paths of a route, and how to handle others. */
type ListPaths = () => Promise<{ staticPaths: string[]; fallbackMode: string }>;

/**
 * Makes Next's development server list no paths of a route and try each requested path; the data of a missing page
 * says so. Before each page Next starts a thread that loads all of the server's code to list paths, 0.45 s on one core
 * during which the page waits (16.4, `next-dev-server.js`), and there is no setting for it. If Next no longer has the
 * method, nothing changes.
 */
export async function listNoPaths(): Promise<void> {
  // Next has loaded it by the time this is called.
  const { default: DevServer } = await import('next/dist/server/dev/next-dev-server');
  const server = DevServer.prototype;
  if (!Object.hasOwn(server, 'getStaticPaths')) return;
  const getStaticPaths: ListPaths = async () => ({
    staticPaths: [],
    fallbackMode: 'BLOCKING_STATIC_RENDER',
  });
  // Not by name, because the types declare the method private.
  Object.assign(server, { getStaticPaths });
}
