import type { ProductFacts } from '@/model';

/** Facts about a demo that failed. */
export interface DemoFailure {
  product: ProductFacts;
  /** The demo's name. */
  demo: string;
  /** Address of the page. */
  page: string;
  message: string;
}

/** Longest error message, in characters: many servers reject URLs of more than 8,000 characters. */
const longestMessage = 1000;

/** Returns the URL of a new issue about the failure in the product's repository; undefined without a repository. */
export function issueUrl({ product, demo, page, message }: DemoFailure): string | undefined {
  if (!product.repository) return undefined;
  const { name, packageName = name, version } = product;
  const body = [
    `The demo \`${demo}\` stopped with an error.`,
    // Edited code in the hash may have 60,000 characters.
    `- Page: ${page.split('&edit=')[0]?.slice(0, longestMessage)}`,
    `- Version: ${[packageName, version].filter(Boolean).join(' ')}`,
    ['```', message.slice(0, longestMessage), '```'].join('\n'),
    'What I did before it happened:',
  ].join('\n\n');
  const query = new URLSearchParams({ title: `[docs] The demo ${demo} fails`, body });
  return `${product.repository}/issues/new?${query}`;
}
