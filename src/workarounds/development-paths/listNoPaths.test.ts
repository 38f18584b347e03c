import DevServer from 'next/dist/server/dev/next-dev-server';
import { listNoPaths } from './listNoPaths';

const server = DevServer.prototype as unknown as { getStaticPaths?: () => Promise<unknown> };
const { getStaticPaths } = server;

afterEach(() => {
  server.getStaticPaths = getStaticPaths;
});

it('replaces the method of the installed Next', async () => {
  expect(getStaticPaths).toBeInstanceOf(Function);
  await listNoPaths();
  expect(await server.getStaticPaths?.()).toEqual({
    staticPaths: [],
    fallbackMode: 'BLOCKING_STATIC_RENDER',
  });
});

it('changes nothing in a Next without that method', async () => {
  delete server.getStaticPaths;
  await listNoPaths();
  expect(Object.hasOwn(DevServer.prototype, 'getStaticPaths')).toBe(false);
});
