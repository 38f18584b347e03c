import dgram from 'node:dgram';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { wholeChromium } from './browsers';
import { drawing, edits, name, page, parts } from './liveEdit';
import { expect, test as base, type Reader } from './reader';

/** A server of somebody else, which hears of whatever reaches it. */
interface Listener {
  origin: string;
  /** Connections, with requests or without. */
  connections: number;
  /** Port it hears datagrams at. */
  udp: number;
  heard: string[];
}

const test = base.extend<{ listener: Listener }>({
  // Playwright reads the pattern, empty as it is.
  listener: async ({}, provide) => {
    const heard: string[] = [];
    const found = { origin: '', udp: 0, connections: 0, heard };
    const server = http.createServer((request, response) => {
      heard.push(request.url ?? '');
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
    });
    // A connection that asks for nothing carries a name all the same.
    server.on('connection', () => (found.connections += 1));
    const socket = dgram.createSocket('udp4').on('message', () => heard.push('datagram'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    found.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    found.udp = socket.address().port;
    await provide(found);
    server.closeAllConnections();
    server.close();
    socket.close();
  },
});

// Its frame has a process of its own there.
test.use({ launchOptions: wholeChromium });

/** Code that does something as soon as it is drawn, and says what came of it. */
const doing = (act: string) =>
  drawing(
    '<Act />',
    `import { useEffect, useState } from 'react';
function Act() {
  const [said, say] = useState('waiting');
  useEffect(() => {
    const attempt = async (act: () => unknown) => {
      try {
        return String(await act());
      } catch (error) {
        return 'refused';
      }
    };
    attempt(async () => { ${act} }).then(say);
  }, []);
  return <b>said: {said}</b>;
}`,
  );

const linkOf = (code: string) => {
  const packed = deflateRawSync(Buffer.from(JSON.stringify([[`${name}.tsx`, code]])));
  return `${page}#${name}.tsx&edit=${packed.toString('base64url')}`;
};

const writes = (reader: Reader, code: string) => parts(reader).editor.fill(code);

test('code of a link runs when the reader says so, and not before', async ({ reader }) => {
  await reader.opens(linkOf(drawing('<b>Somebody else’s</b>')));
  const { demo, editor, preview, button } = parts(reader);
  await expect(editor).toContainText('Somebody else’s');
  await expect(demo.getByText('The code is somebody else’s')).toBeVisible();
  await expect(demo.locator('iframe')).toHaveCount(0);
  expect(reader.requests.filter((url) => url.includes('/_editor/frame'))).toEqual([]);
  await expect(
    demo.locator('[data-demo-stage]').getByRole('button', { name: 'Publish' }),
  ).toBeVisible();
  await button('Run somebody else’s code').click();
  await expect(preview).toContainText('Somebody else’s');
});

/** Ways out of the frame that its policy or the frame itself closes; each names the listener. */
const exits: Readonly<Record<string, (listener: Listener) => string>> = {
  'a connection from peer to peer': ({ udp }) => `
    const peer = new RTCPeerConnection({ iceServers: [
      { urls: 'stun:127.0.0.1:${udp}' },
      { urls: 'turn:127.0.0.1:${udp}', username: 'secret', credential: 'x' },
    ] });
    peer.createDataChannel('x');
    await peer.setLocalDescription(await peer.createOffer());`,
  'one from a blank frame': ({ udp }) => `
    const frame = document.body.appendChild(document.createElement('iframe'));
    const inner = (window as any)[0] ?? frame.contentWindow;
    const peer = new inner.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udp}' }] });
    peer.createDataChannel('x');
    await peer.setLocalDescription(await peer.createOffer());`,
  'one from a frame with a document in its attribute': ({ udp }) => `
    const frame = document.createElement('iframe');
    frame.srcdoc = '<script>const p = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${udp}" }] });' +
      'p.createDataChannel("x"); p.createOffer().then((o) => p.setLocalDescription(o))</' + 'script>';
    document.body.append(frame);`,
  'one from a frame in a shadow': ({ udp }) => `
    const root = document.body.appendChild(document.createElement('p')).attachShadow({ mode: 'open' });
    root.innerHTML = '<iframe></iframe>';
    const inner = (window as any)[0] ?? root.querySelector('iframe')!.contentWindow;
    new inner.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udp}' }] }).createDataChannel('x');`,
  WebTransport: ({ origin }) =>
    `await new WebTransport('${origin.replace('http', 'https')}/x').ready;`,
  'a socket': ({ origin }) => `new WebSocket('${origin.replace('http', 'ws')}/socket');`,
  'an event source': ({ origin }) => `new EventSource('${origin}/events');`,
  'a beacon': ({ origin }) => `navigator.sendBeacon('${origin}/beacon', 'x');`,
  'a picture': ({ origin }) => `new Image().src = '${origin}/picture';`,
  'a link to a sheet': ({ origin }) =>
    `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${origin}/sheet' }));`,
  'a link to what comes next': ({ origin }) =>
    `for (const rel of ['prefetch', 'preload', 'modulepreload', 'icon', 'manifest'])
      document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', href: '${origin}/' + rel }));`,
  'what a sheet asks for': ({ origin }) => `
    const style = document.createElement('style');
    style.textContent = '@import "${origin}/import"; @font-face { font-family: X; src: url(${origin}/font) }' +
      ' body { background: url(${origin}/ground); font-family: X }';
    document.head.append(style);`,
  'a worker': ({ origin }) => `
    new Worker(URL.createObjectURL(new Blob(['fetch("${origin}/worker")'])));`,
  'a form': ({ origin }) => `
    const form = Object.assign(document.createElement('form'), { action: '${origin}/form' });
    document.body.append(form);
    form.submit();`,
  'a window': ({ origin }) => `window.open('${origin}/window');`,
  'the address of the frame': ({ origin }) => `location.href = '${origin}/navigation';`,
  'a link that is pressed': ({ origin }) => `
    Object.assign(document.body.appendChild(document.createElement('a')), { href: '${origin}/link' }).click();`,
  'a refresh': ({ origin }) => `
    document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=${origin}/refresh' }));`,
};

/** Chromium begins to connect before it asks the policy of the page, and then sends nothing. */
const navigations = ['the address of the frame', 'a link that is pressed', 'a refresh'];

for (const [exit, act] of Object.entries(exits)) {
  test(`edited code reaches nobody by ${exit}`, async ({ reader, listener }) => {
    const { demo } = await edits(reader);
    await writes(reader, doing(`${act(listener)} return 'done';`));
    const hasRun = async () =>
      (await demo.getByRole('button', { name: 'Run again' }).isVisible()) ||
      reader.page.frames().some((frame) => frame.url().startsWith('chrome-error:')) ||
      parts(reader)
        .preview.getByText(/said: (refused|done)/)
        .isVisible();
    await expect.poll(hasRun).toBe(true);
    // What was sent has arrived by now, or never will.
    await reader.page.waitForTimeout(500);
    expect(listener.heard).toEqual([]);
    if (!navigations.includes(exit)) expect(listener.connections).toBe(0);
  });
}

test('edited code adds no steps by history.pushState', async ({ reader }) => {
  await reader.opens('/material-ui/getting-started/installation/');
  await edits(reader);
  const steps = await reader.page.evaluate(() => history.length);
  await writes(
    reader,
    doing(`for (let i = 0; i < 60; i += 1) history.pushState(i, '');
      return 'done';`),
  );
  await expect(parts(reader).preview).toContainText(/said: (refused|done)/);
  expect(await reader.page.evaluate(() => history.length)).toBe(steps);
});

test('what code breaks of the language is whole for the next edit', async ({ reader }) => {
  const { preview, problems } = await edits(reader);
  const broken = `(Array.prototype as any).map = () => { throw new Error('no map'); };
(Map.prototype as any).get = null; (JSON as any).parse = null;\n`;
  await writes(reader, broken + drawing('<b>Broken</b>'));
  // React draws nothing with such an array, and says so.
  await expect(problems).not.toBeEmpty();
  await writes(reader, drawing('<b>{[1, 2].map((n) => n * 2).join("+")} whole</b>'));
  await expect(preview).toContainText('2+4 whole');
});

test('an error of 50 MB is shown, cut short', async ({ reader }) => {
  const { problems } = await edits(reader);
  await writes(reader, `throw new Error('long '.repeat(10_000_000));\n${drawing('<b>Never</b>')}`);
  await expect(problems).toContainText('Error: long long');
});

test('a number of a run that never began hides nothing', async ({ reader }) => {
  const { preview, problems } = await edits(reader);
  await writes(
    reader,
    doing(
      `parent.postMessage({ kind: 'drawn', run: Number.MAX_SAFE_INTEGER }, '*'); return 'done';`,
    ),
  );
  await expect(preview).toContainText('said: done');
  await writes(reader, `throw new Error('seen');\n${drawing('<b>Never</b>')}`);
  await expect(problems).toContainText('seen');
});

test('a message of 200 MB past the frame’s own port does not stop the page', async ({ reader }) => {
  const { preview } = await edits(reader);
  await reader.page.evaluate(() => {
    let last = performance.now();
    const watch = window as unknown as { longest: number };
    watch.longest = 0;
    setInterval(() => {
      watch.longest = Math.max(watch.longest, performance.now() - last);
      last = performance.now();
    }, 10);
  });
  // Nothing that is guarded comes after it in its task, which takes long.
  await writes(
    reader,
    doing(
      `top!.postMessage({ kind: 'drawn', run: 1, long: 'x'.repeat(200_000_000) }, '*'); return 'done';`,
    ),
  );
  await expect(preview).toContainText('said: done', { timeout: 30_000 });
  await reader.page.waitForTimeout(500);
  const longest = await reader.page.evaluate(
    () => (window as unknown as { longest: number }).longest,
  );
  // Where the page reads it, 6,700 on a quiet machine.
  expect(longest).toBeLessThan(3000);
  await writes(reader, drawing('<b>Goes on</b>'));
  await expect(preview).toContainText('Goes on');
});

test('edited code cannot speak by the frame’s own port', async ({ reader }) => {
  const { preview, problems } = await edits(reader);
  await writes(
    reader,
    doing(`let caught = 0;
      const spy = (owner: any, name: string) => {
        const native = Object.getOwnPropertyDescriptor(owner, name)!;
        const look = (it: any) => { if (it instanceof MessagePort || it?.target instanceof MessagePort) caught += 1; };
        Object.defineProperty(owner, name, native.get
          ? { configurable: true, get() { if (name !== 'target') look(this); return native.get!.call(this); } }
          : { configurable: true, value(...given: any[]) { look(this); return native.value.apply(this, given); } });
      };
      for (const name of ['postMessage', 'close', 'start']) spy(MessagePort.prototype, name);
      spy(MessageEvent.prototype, 'data');
      spy(MessageEvent.prototype, 'ports');
      spy(Event.prototype, 'target');
      spy(Event.prototype, 'timeStamp');
      const before = (globalThis as any).docsFiles;
      await new Promise((resolve) => setTimeout(resolve, 2500));
      return before === undefined && caught === 0 ? 'done' : 'caught ' + caught;`),
  );
  await expect(preview).toContainText('said: done', { timeout: 15_000 });
  await expect(problems).toBeEmpty();
});
