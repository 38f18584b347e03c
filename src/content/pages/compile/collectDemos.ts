import { demoThemeModule } from '@/model';
import { usesIconFont } from '../collect';
import type { FoundDemo, MarkdownSource } from '../stages';
import type { PageRequest } from './PageRequest';
import { compileDemo, type CachedDemo } from './compileDemo';
import { reuseDemo } from './reuseDemo';

/** Collects the demos of a page, in page order, and adds what they need of the product. Reuses unchanged ones. */
export async function collectDemos(
  request: PageRequest,
  source: MarkdownSource,
  foundDemos: readonly FoundDemo[],
): Promise<CachedDemo[]> {
  const demos: CachedDemo[] = [];
  for (const found of foundDemos) {
    const demo = reuseDemo(request, source, found) ?? (await compileDemo(request, source, found));
    const { projectTheme: theme, demoTheme, iconFontComponents = [] } = request.product;
    const iconFont = usesIconFont(demo.source, iconFontComponents) && { iconFont: true };
    const surrounded = demoTheme && { demoTheme: demoThemeModule(request.file.productFolder) };
    demos.push({ ...demo, source: { ...demo.source, theme, ...surrounded, ...iconFont } });
  }
  return demos;
}
