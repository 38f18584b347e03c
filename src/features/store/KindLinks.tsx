import { useTranslate } from '@/base/i18n';
import type { StoreKind } from '@/model';
import styles from './StoreSections.module.css';

/** Renders the links that filter the items of the store by kind, the one of all items first. */
export function KindLinks({ kinds, chosen }: { kinds: readonly StoreKind[]; chosen?: string }) {
  const t = useTranslate();
  const links = [{ id: 'all', title: t('store.all') }, ...kinds];
  return (
    <nav id="all" aria-label={t('store.kinds')} className={styles.kinds}>
      {links.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === (chosen ?? 'all') ? 'true' : undefined}
          className={styles.kind}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
