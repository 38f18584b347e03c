import type { ProductFacts } from '@/model';

/** Properties of {@link ProductLogo}. */
export interface ProductLogoProps {
  product: Pick<ProductFacts, 'logo'>;
  /** Width and height in pixels. */
  size?: number;
}

/** Renders the logo of a product. Decorative: its name is next to it. */
export function ProductLogo({ product, size = 24 }: ProductLogoProps) {
  // eslint-disable-next-line @next/next/no-img-element -- a static export has no image optimizer
  return <img src={`/static/logos/${product.logo}.svg`} alt="" width={size} height={size} />;
}
