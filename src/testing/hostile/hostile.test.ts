/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyScripts } from './earlyScripts';
import { hostileValues } from './hostileValues';
import { readers } from './readers';

const root = join(__dirname, '../../..');
const perReader = 10_000;
const perScript = 2_000;
const seed = 20261121;

beforeAll(() => {
  window.matchMedia = ((media: string) => ({ media, matches: false })) as never;
  document.body.innerHTML = `<div class="code-tabs" data-storage-key="package-manager">
    <button role="tab" aria-selected="true" aria-controls="a">npm</button>
    <button role="tab" aria-selected="false" aria-controls="b">pnpm</button></div>`;
});

const failureOf = (act: () => unknown) => {
  try {
    return act();
  } catch (error) {
    return { thrown: String(error) };
  }
};

it.each(Object.keys(readers))(`${perReader} hostile values do no harm as %s [spec 3.5]`, (name) => {
  const { meant, tryOn } = readers[name]!;
  let tried = 0;
  for (const value of hostileValues(seed, perReader, meant)) {
    const failure = failureOf(() => tryOn(value));
    if (failure !== undefined) expect({ value, failure }).toBeUndefined();
    tried += 1;
  }
  expect(tried).toBe(perReader);
});

it.each(Object.keys(earlyScripts))(
  `${perScript} hostile values do no harm in %s [spec 3.5]`,
  (name) => {
    const { meant, tryOn } = earlyScripts[name]!;
    for (const value of hostileValues(seed, perScript, meant)) {
      const failure = failureOf(() => tryOn(value));
      if (failure !== undefined) expect({ value, failure }).toBeUndefined();
    }
  },
);

/** Matches code that reads cookies, storage, hash or query, which anyone may have written. */
const places =
  /readStored\(|readCookie\(|localStorage|sessionStorage|document\.cookie|d\.cookie|location\.(hash|search)|new URLSearchParams\((?!\{)/;

/** Files that match but need no test, because they do not use the value that they read; with the reason. */
const harmless: Readonly<Record<string, string>> = {
  'src/base/theme/settings/deriveColors.ts': 'compares what it kept with what it would keep',
  'src/features/store/useChosenKind.ts': 'compares the hash with the kinds there are',
  'src/features/live-editor/preview/countSteps.ts': 'compares the address with an earlier one',
  'src/features/offline/stale/mayReload.ts': 'compares what stands there with the build',
  'src/features/playground/followAddress.ts':
    'hands the address to `applyAddress`, whose parser is tried',
  'src/features/playground/panel/applyAddress.ts':
    'takes only values that a control can have (`playgroundQuery.test.ts`)',
  'src/shell/page/useShouldRenderAll.ts': 'asks whether there is a hash',
  'src/shell/layout/internalPath.ts': 'compares addresses',
};

it('tries everything that reads what strangers write [spec 3.5]', () => {
  const tried = new Set(
    [...Object.values(readers), ...Object.values(earlyScripts)].flatMap(({ files }) => files),
  );
  const reading = (readdirSync(join(root, 'src'), { recursive: true }) as string[])
    .map((file) => `src/${file}`)
    .filter(
      (file) =>
        /^src\/(base|features|shell)\/.*\.tsx?$/.test(file) &&
        // Minified inline scripts are tested by their sources.
        !/\.test\.|\.minified\.ts$|\/fixture\.tsx?$|\/loadedSettings\.ts$/.test(file),
    )
    .filter((file) => places.test(readFileSync(join(root, file), 'utf8')));
  expect(reading.length).toBeGreaterThan(20);
  expect(reading.filter((file) => !tried.has(file) && !(file in harmless))).toEqual([]);
});
