/** Asks for the paths of a route, and what becomes of others. */
type ListPaths = () => Promise<{ staticPaths: string[]; fallbackMode: string }>;

/**
 * Has Next's development server list no paths of a route, and try each that is asked for: what a page reads says by
 * itself that there is none. Before each page Next starts a thread that loads all of the server's code to list them,
 * 0.45 s on one core while the other waits (16.4, `next-dev-server.js`), and there is no setting for it; where Next has
 * the method no more, nothing changes.
 */
export async function listNoPaths(): Promise<void> {
  // Next has loaded it by the time this is called.
  const { default: DevServer } = await import('next/dist/server/dev/next-dev-server');
  const server = DevServer.prototype as unknown as { getStaticPaths?: ListPaths };
  if (!Object.hasOwn(server, 'getStaticPaths')) return;
  server.getStaticPaths = async () => ({
    staticPaths: [],
    fallbackMode: 'BLOCKING_STATIC_RENDER',
  });
}
