import { ArrowUpRight } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { Chip } from '@/base/ui';
import { ProductLogo } from '@/features/products';
import type { ProductFacts } from '@/model';
import styles from './ProductCard.module.css';

/** Renders a card of one library, with its name, purpose and version. The whole card is a link to the library. */
export function ProductCard({ product }: { product: ProductFacts }) {
  const t = useTranslate();
  const isElsewhere = /^https?:/.test(product.home);
  return (
    <li className={styles.card}>
      <ProductLogo product={product} size={36} />
      <div className={styles.head}>
        <h3 className={styles.name}>
          <a href={product.home}>{product.name}</a>
        </h3>
        {product.version ? <Chip className={styles.version}>{`v${product.version}`}</Chip> : null}
      </div>
      <p className={styles.text}>{product.description}</p>
      {isElsewhere ? (
        <p className={styles.elsewhere}>
          {t('products.elsewhere')}
          <ArrowUpRight size={14} aria-hidden />
        </p>
      ) : null}
    </li>
  );
}
