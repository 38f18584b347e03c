import http from 'node:http';
import { answerPages } from './answerPages';
import { EditChannel } from './editChannel';

/** Starts a server that knows some pages; returns a function that requests a path as it is written. */
async function serve(requestPage: (pathname: string) => Promise<boolean>) {
  const { hostname, port } = new URL(await answerPages(requestPage, new EditChannel()));
  return (path: string) =>
    new Promise<{ status?: number; text: string }>((resolve, reject) => {
      const request = http.get({ hostname, port, path, agent: false }, (response) => {
        let text = '';
        response.on('data', (data: Buffer) => (text += data.toString()));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      request.on('error', reject);
    });
}

it('asks for a page by its decoded address, without the query', async () => {
  const asked: string[] = [];
  const get = await serve(async (pathname) => {
    asked.push(pathname);
    return true;
  });
  expect((await get('/system/caf%C3%A9/?q=%C3%A9')).status).toBe(204);
  expect(asked).toEqual(['/system/café/']);
});

it.each(['/%', '/rail/%E0%A4%A/', '//', '//['])(
  'answers that there is no page at %s, an address that cannot be read, and goes on',
  async (path) => {
    const get = await serve(async (pathname) => pathname === '/rail/');
    expect((await get(path)).status).toBe(404);
    expect((await get('/rail/')).status).toBe(204);
  },
);

it('answers with the error if compiling fails, and goes on', async () => {
  const get = await serve(async (pathname) => {
    if (pathname === '/rail/') throw new Error('No memory is left.');
    return true;
  });
  expect(await get('/rail/')).toEqual({ status: 500, text: 'Error: No memory is left.' });
  expect((await get('/tram/')).status).toBe(204);
});
