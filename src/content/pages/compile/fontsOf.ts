import { mentionedFonts, type Page, type Product } from '@/model';
import type { MarkdownSource } from '../stages';

/** Returns the fonts that a page needs because its address or text mentions a word; none for most pages. */
export function fontsOf(
  { fonts = [] }: Pick<Product, 'fonts'>,
  { pathname, text }: Pick<MarkdownSource, 'pathname' | 'text'>,
): Pick<Page, 'fonts'> {
  const needed = mentionedFonts(fonts, `${pathname}\n${text}`);
  return needed.length > 0 ? { fonts: needed } : {};
}
