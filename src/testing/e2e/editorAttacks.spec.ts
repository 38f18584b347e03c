import { deflateRawSync } from 'node:zlib';
import { wholeChromium } from './browsers';
import {
  codeThatRuns,
  demoShowing,
  openEditor,
  name,
  page,
  editorLocators,
  fillEditor,
} from './liveEdit';
import { expect, test, type Reader } from './reader';

// The whole Chromium runs the editor's iframe in a process of its own.
test.use({ launchOptions: wholeChromium });

const linkOf = (code: string) => {
  const packed = deflateRawSync(Buffer.from(JSON.stringify([[`${name}.tsx`, code]])));
  return `${page}#${name}.tsx&edit=${packed.toString('base64url')}`;
};

const writes = (reader: Reader, code: string) => fillEditor(editorLocators(reader).editor, code);

test('code of a link only runs after the reader allows it', async ({ reader }) => {
  await reader.opens(linkOf(demoShowing('<b>Somebody else’s</b>')));
  const { demo, editor, preview, button } = editorLocators(reader);
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

test('built-in objects that code breaks are restored for the next edit', async ({ reader }) => {
  const { preview, problems } = await openEditor(reader);
  const broken = `(Array.prototype as any).map = () => { throw new Error('no map'); };
(Map.prototype as any).get = null; (JSON as any).parse = null;\n`;
  await writes(reader, broken + demoShowing('<b>Broken</b>'));
  // React cannot render with the changed array, and reports an error.
  await expect(problems).not.toBeEmpty();
  await writes(reader, demoShowing('<b>{[1, 2].map((n) => n * 2).join("+")} whole</b>'));
  await expect(preview).toContainText('2+4 whole');
});

test('an error of 50 MB is shown, cut short', async ({ reader }) => {
  const { problems } = await openEditor(reader);
  await writes(
    reader,
    `throw new Error('long '.repeat(10_000_000));\n${demoShowing('<b>Never</b>')}`,
  );
  await expect(problems).toContainText('Error: long long');
});

test('a message with a forged run number hides no errors', async ({ reader }) => {
  const { preview, problems } = await openEditor(reader);
  await writes(
    reader,
    codeThatRuns(
      `parent.postMessage({ kind: 'rendered', run: Number.MAX_SAFE_INTEGER }, '*'); return 'done';`,
    ),
  );
  await expect(preview).toContainText('said: done');
  await writes(reader, `throw new Error('seen');\n${demoShowing('<b>Never</b>')}`);
  await expect(problems).toContainText('seen');
});

test('a message of 200 MB past the frame’s own port does not stop the page', async ({ reader }) => {
  const { preview } = await openEditor(reader);
  await reader.page.evaluate(() => {
    let last = performance.now();
    const watch = window as unknown as { longest: number };
    watch.longest = 0;
    setInterval(() => {
      watch.longest = Math.max(watch.longest, performance.now() - last);
      last = performance.now();
    }, 10);
  });
  // In this long task, no call that the editor guards follows.
  await writes(
    reader,
    codeThatRuns(
      `top!.postMessage({ kind: 'rendered', run: 1, long: 'x'.repeat(200_000_000) }, '*'); return 'done';`,
    ),
  );
  await expect(preview).toContainText('said: done', { timeout: 30_000 });
  await reader.page.waitForTimeout(500);
  const longest = await reader.page.evaluate(
    () => (window as unknown as { longest: number }).longest,
  );
  // If the page deserialized the message, this would be 6,700 on an idle machine.
  expect(longest).toBeLessThan(3000);
  await writes(reader, demoShowing('<b>Goes on</b>'));
  await expect(preview).toContainText('Goes on');
});

test('edited code cannot send messages through the frame’s own port', async ({ reader }) => {
  const { preview, problems } = await openEditor(reader);
  await writes(
    reader,
    codeThatRuns(`let caught = 0;
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
