import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { pageKinds, readExported } from './exportedSite';
import { expect, test } from './productionSite';
import { layoutShifts, watchVisits } from './visit';

/** How many tags and texts of the page's own part arrive one at a time: its heading, what stands below it, the first text. */
const single = 100;

/** A document in pieces: everything before the page's own part, then tags and texts one by one, then the rest. */
function piecesOf(html: string): string[] {
  const start = html.indexOf('<main');
  const tags = html.slice(start).split(/(?=<)|(?<=>)/);
  return [html.slice(0, start), ...tags.slice(0, single), tags.slice(single).join('')];
}

/** Waits until the browser has drawn what arrived. */
const drawsIt = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );

for (const width of [375, 1440]) {
  for (const pathname of Object.values(pageKinds)) {
    test(`nothing moves while ${pathname} arrives on a slow line, ${width} px wide`, async ({
      reader,
      page,
      deployment,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await watchVisits(page);
      const asked = new Promise<ServerResponse>((resolve) => deployment.answer(pathname, resolve));
      const commit = page.goto(pathname, { waitUntil: 'commit' });
      const response = await asked;
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      const [head = '', ...pieces] = piecesOf(readExported(pathname));
      response.write(head);
      await commit;
      for (const piece of pieces) {
        await drawsIt(page);
        response.write(piece);
      }
      response.end();
      await reader.findsThePageAlive();
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
}
