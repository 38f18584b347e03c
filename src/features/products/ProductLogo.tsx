import type { ProductFacts } from '@/model';

/** Properties of {@link ProductLogo}. */
export interface ProductLogoProps {
  product: Pick<ProductFacts, 'logo'>;
  /** Edge in pixels. */
  size?: number;
}

/** The sign of a product. It says nothing that the name next to it does not say. */
export function ProductLogo({ product, size = 24 }: ProductLogoProps) {
  // eslint-disable-next-line @next/next/no-img-element -- an export has nobody to optimize pictures
  return <img src={`/static/logos/${product.logo}.svg`} alt="" width={size} height={size} />;
}
