import { memo } from 'react';
import type { ProductFacts } from '@/model';
import type { EntryGroup } from './entries';
import styles from './OptionList.module.css';

interface GroupHeadingProps {
  id: string;
  group: EntryGroup;
  product: ProductFacts | undefined;
}

/** Renders the heading of a group: the product's logo, the title, and where its page is. */
export const GroupHeading = memo(function GroupHeading({
  id,
  group: { title, trail },
  product,
}: GroupHeadingProps) {
  return (
    <div id={id} role="presentation" className={styles.heading}>
      {product && (
        // eslint-disable-next-line @next/next/no-img-element -- a static export has no image optimizer
        <img src={`/static/logos/${product.logo}.svg`} alt="" width={16} height={16} />
      )}
      <span className={styles.title}>{title}</span>
      <span className={styles.trail}>{[product?.name, ...trail].filter(Boolean).join(' › ')}</span>
    </div>
  );
});
