import { wholeChromium } from './browsers';
import { demoShowing, openEditor, page, fillEditor } from './liveEdit';
import { expect, test } from './reader';

// The whole Chromium runs the editor's iframe in a process of its own.
test.use({ launchOptions: wholeChromium });

test('edited code reaches neither the page, nor its storage, nor the network', async ({
  reader,
}) => {
  const { editor, preview } = await openEditor(reader);
  await reader.page.evaluate(() => {
    localStorage.setItem('secret', 'kept');
    document.cookie = 'secret=kept;path=/';
  });
  await fillEditor(
    editor,
    `import { useEffect, useState } from 'react';

const attempts: Record<string, () => unknown> = {
  parent: () => parent.document.title,
  top: () => top?.location.href,
  storage: () => localStorage.getItem('secret'),
  session: () => sessionStorage.length,
  cookie: () => document.cookie,
  eval: () => eval('1'),
};

async function attempt(name: string, act: () => unknown) {
  try {
    return name + ' reached ' + (await act());
  } catch (error) {
    return name + ' refused';
  }
}

export default function BasicButtons() {
  const [said, say] = useState<string[]>([]);
  useEffect(() => {
    const all = Object.entries({ ...attempts, fetch: () => fetch('/_pages.json') });
    Promise.all(all.map(([name, act]) => attempt(name, act))).then(say);
  }, []);
  return <p>{said.join(', ')}</p>;
}
`,
  );
  await expect(preview).toContainText(
    'parent refused, top refused, storage refused, session refused, cookie refused, eval refused, fetch refused',
  );
  expect(reader.foreign).toEqual([]);
});

test('the frame does nothing when it is opened by itself', async ({ reader }) => {
  const response = await reader.page.goto('/_editor/frame.html');
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toMatch(/default-src 'none'.*sandbox allow-scripts/);
  expect(policy).not.toContain('unsafe-eval');
  const origin = await reader.page.evaluate(() => ({
    origin: window.origin,
    guard: '__checkTime' in window,
  }));
  expect(origin).toEqual({ origin: 'null', guard: false });
});

test('a frame that comes without a sandbox, in attribute and header, runs nothing', async ({
  reader,
}) => {
  await reader.page.route('**/_editor/frame.html', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': '' };
    await route.fulfill({ response, headers });
  });
  await reader.opens(page);
  const found = await reader.page.evaluate(async (code) => {
    const said: unknown[] = [];
    window.addEventListener('message', ({ data }) => said.push(data));
    const frame = document.createElement('iframe');
    frame.src = '/_editor/frame.html';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const inside = frame.contentWindow as Window & typeof globalThis;
    const hears = (target: Window, text: string) =>
      new Promise<void>((resolve) => {
        target.addEventListener('message', ({ data }) => data === text && resolve());
        target.postMessage(text, '*');
      });
    await hears(window, 'after the first');
    const saidAtFirst = JSON.stringify(said);
    const loadedAtFirst = inside.document.querySelectorAll('head script').length;
    // Loads all scripts that would run the code.
    const load = (url: string) =>
      new Promise<void>((resolve) => {
        const script = inside.document.createElement('script');
        script.src = url;
        script.onload = () => resolve();
        inside.document.head.append(script);
      });
    const files = inside.document.querySelector<HTMLElement>('script[data-files]')?.dataset.files;
    const scripts = (files ?? '').split(' ').filter((url) => url.endsWith('.js'));
    Object.assign(inside, { docsFiles: { load, all: Promise.resolve() } });
    for (const url of scripts) await load(url);
    inside.postMessage({ kind: 'run', run: 1, files: [{ name: 'A.tsx', code }], view: {} }, '*');
    inside.postMessage({ kind: 'ping', id: 1 }, '*');
    // Any response of the frame would arrive before these messages.
    await hears(inside, 'after these');
    await hears(window, 'after all');
    return { origin: inside.origin, saidAtFirst, loadedAtFirst, scripts: scripts.length, said };
  }, demoShowing('<b>{(top as any).reached = true}</b>'));
  expect(found).toMatchObject({
    origin: new URL(reader.page.url()).origin,
    saidAtFirst: '[{"kind":"refused"},"after the first"]',
    loadedAtFirst: 0,
    scripts: 2,
    said: [{ kind: 'refused' }, 'after the first', 'after all'],
  });
  expect(await reader.page.evaluate(() => 'reached' in window)).toBe(false);
});
