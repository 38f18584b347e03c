import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test, type Deployment } from './deployment';
import { pageKinds, readExported } from './exportedSite';
import { Reader } from './reader';
import { layoutShifts, watchVisits } from './visit';

/** Number of tags and texts of `<main>` that arrive one at a time: the heading, the parts below it, the first text. */
const single = 100;

/**
 * Splits a document: everything before the bar, the bar by its elements, and then everything before `<main>`, its first
 * tags and texts one by one, and the rest.
 */
function piecesOf(html: string) {
  const bar = html.indexOf('<header');
  const end = html.indexOf('</header>');
  const main = html.indexOf('<main');
  const tags = html.slice(main).split(/(?=<)|(?<=>)/);
  return {
    head: html.slice(0, bar),
    bar: html.slice(bar, end).split(/(?<=<\/(?:a|button|div|span)>)/),
    rest: [html.slice(end, main), ...tags.slice(0, single), tags.slice(single).join('')],
  };
}

/** Waits until the browser has rendered what arrived. */
const waitsForPaint = (page: Page) =>
  page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );

/** Opens a page, of whose document only the beginning arrives, and returns a function that sends the rest. */
async function begins(reader: Reader, deployment: Deployment, pathname: string) {
  const { head, bar, rest } = piecesOf(readExported(pathname));
  const asked = new Promise<ServerResponse>((resolve) => deployment.answer(pathname, resolve));
  const commit = reader.page.goto(pathname, { waitUntil: 'commit' });
  const response = await asked;
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.write(head);
  await commit;
  const sends = async (pieces: string[]) => {
    for (const piece of pieces) {
      await waitsForPaint(reader.page);
      response.write(piece);
    }
  };
  return async () => {
    await sends(bar);
    await waitsForPaint(reader.page);
    expect.soft(await layoutShifts(reader.page, 0), 'the bar').toEqual([]);
    await sends(rest);
    response.end();
    await reader.waitsUntilHydrated();
  };
}

for (const pathname of Object.values(pageKinds)) {
  test(`nothing moves while ${pathname} arrives on a slow line, narrow and wide`, async ({
    context,
    baseURL,
    deployment,
  }) => {
    const screen = async (width: number) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 700 });
      await watchVisits(page);
      const goOn = await begins(new Reader(page, baseURL ?? ''), deployment, pathname);
      return async () => {
        await goOn();
        expect.soft(await layoutShifts(page), `${width} px wide`).toEqual([]);
      };
    };
    // In parallel, because most of the time is spent waiting for animation frames.
    const screens = [await screen(375), await screen(1440)];
    await Promise.all(screens.map((arrives) => arrives()));
  });
}
