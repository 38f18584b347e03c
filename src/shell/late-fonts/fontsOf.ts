import type { PageDemo, Page } from '@/model';
import { environment } from '@/site';

/** Returns the URLs of style sheets that a page, or only its demo `alone`, needs from a fonts service; mostly none. */
export function fontsOf(page: Page, alone?: PageDemo): string[] {
  const demos = page.blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo] : []));
  const hasIcons = (alone ? [alone] : demos).some(({ iconFont }) => iconFont);
  return [...(hasIcons ? [environment.iconFontUrl] : []), ...(page.fonts ?? [])];
}
