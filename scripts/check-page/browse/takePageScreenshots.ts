import type { PageVisit } from './pageVisit';

/** Height of one screenshot, in pixels. A page is cut into several, since one of a whole page is too small to read. */
const pieceHeight = 1600;

/** Takes screenshots of the whole page, from top to bottom. The viewport has to be as high as the page. */
export async function takePageScreenshots(
  { page, context }: PageVisit,
  name: string,
  title: string,
): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const count = Math.ceil(height / pieceHeight);
  for (let index = 0; index < count; index += 1) {
    const y = index * pieceHeight;
    const clip = { x: 0, y, width, height: Math.min(pieceHeight, height - y) };
    const picture = await page.screenshot({ clip });
    context.shots.save(`${name}-${index + 1}`, `${title}, ${index + 1} of ${count}`, picture);
  }
}
