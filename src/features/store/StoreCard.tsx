import { ArrowUpRight } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { Chip } from '@/base/ui';
import type { StoreItem } from '@/model';
import styles from './StoreCard.module.css';

/** Renders an item of the store as a card that is one link. */
export function StoreCard({ item }: { item: StoreItem }) {
  const t = useTranslate();
  const isElsewhere = /^https?:/.test(item.href);
  return (
    <li className={styles.card}>
      {/* eslint-disable-next-line @next/next/no-img-element -- a static export has no image optimizer */}
      <img
        src={item.image}
        alt=""
        width={320}
        height={200}
        loading="lazy"
        className={styles.image}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <a
            href={item.href}
            data-ga-event-category="store"
            data-ga-event-action="click"
            data-ga-event-label={item.name}
          >
            {item.name}
          </a>
          {isElsewhere ? <ArrowUpRight size={15} aria-hidden /> : null}
        </h3>
        <p className={styles.about}>{item.description}</p>
        {item.openSource ? <Chip>{t('store.openSource')}</Chip> : null}
      </div>
    </li>
  );
}
