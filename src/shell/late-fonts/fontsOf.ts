import type { PageDemo, Page } from '@/model';
import { environment } from '@/site';

/** Stylesheets of the fonts a page needs from a fonts service, or one of its demos alone; none for most. */
export function fontsOf(page: Page, alone?: PageDemo): string[] {
  const demos = page.blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo] : []));
  const hasIcons = (alone ? [alone] : demos).some(({ iconFont }) => iconFont);
  return [...(hasIcons ? [environment.iconFontUrl] : []), ...(page.fonts ?? [])];
}
