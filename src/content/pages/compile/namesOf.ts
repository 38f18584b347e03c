import type { Product } from '@/model';
import { listFences } from '../parse';
import type { CollectedDemo, FoundName, MarkdownSource } from '../stages';
import { markNames } from './markNames';

/** The parts of a page that may mention APIs. */
interface NamingParts {
  /** Inline code, as the parser found it. */
  names: readonly FoundName[];
  demos: readonly Pick<CollectedDemo, 'source'>[];
}

/** Returns the names in a page's inline code, marked by its fences and demos. */
export function namesOf(
  product: Product,
  source: MarkdownSource,
  { names, demos }: NamingParts,
): FoundName[] {
  const code = [
    ...listFences(source).map((fence) => fence.code),
    ...demos.flatMap((demo) => (demo.source.variants[0]?.files ?? []).map((file) => file.code)),
  ];
  const packages = product.api?.sources.map(({ packageName }) => packageName) ?? [];
  const scopes = [...new Set(packages.map((name) => name.split('/')[0] ?? ''))];
  const { historical } = source.frontMatter;
  return markNames(names, { pathname: source.pathname, historical, code, scopes });
}
