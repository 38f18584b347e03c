import type { Product } from './product';

/** The product that an address belongs to, by the longest prefix; nothing for pages of the site itself. */
export function productOfPath<P extends Pick<Product, 'prefix' | 'otherPrefixes'>>(
  products: readonly P[],
  pathname: string,
): P | undefined {
  const lengthOf = ({ prefix, otherPrefixes = [] }: P) =>
    Math.max(
      ...[prefix, ...otherPrefixes].map((one) => (pathname.startsWith(one) ? one.length : 0)),
    );
  const [longest] = products
    .map((product) => ({ product, length: lengthOf(product) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length);
  return longest?.product;
}
