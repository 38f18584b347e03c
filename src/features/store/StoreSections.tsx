import type { Store } from '@/model';
import { StoreCard } from './StoreCard';
import styles from './StoreSections.module.css';
import { useChosenKind } from './useChosenKind';
import { KindLinks } from './KindLinks';

/** Properties of {@link StoreSections}. */
export type StoreSectionsProps = Pick<Store, 'kinds' | 'items'>;

/**
 * Renders the items of the store by kind, with links that filter by kind. Without JavaScript, all items stay and the
 * links jump to their kind.
 */
export function StoreSections({ kinds, items }: StoreSectionsProps) {
  const chosen = useChosenKind(kinds.map(({ id }) => id));
  return (
    <>
      <KindLinks kinds={kinds} chosen={chosen} />
      {kinds.map(({ id, title, description }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          hidden={chosen !== undefined && chosen !== id}
          className={styles.section}
        >
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={styles.text}>{description}</p>
          <ul className={styles.items}>
            {items
              .filter(({ kind }) => kind === id)
              .map((item) => (
                <StoreCard key={item.name} item={item} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
