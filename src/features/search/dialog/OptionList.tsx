import type { ProductFacts } from '@/model';
import { optionId, type Entry, type EntryGroup } from './entries';
import { Option } from './Option';
import styles from './OptionList.module.css';
import type { ActiveOption } from './useActiveOption';

/** Properties of {@link OptionList}. */
export interface OptionListProps {
  id: string;
  label: string;
  groups: readonly EntryGroup[];
  products: readonly ProductFacts[];
  active: ActiveOption;
  onChoose: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
}

/** The listbox below the field: options by page, each page with its product. */
export function OptionList({ id, label, groups, products, active, ...on }: OptionListProps) {
  const starts = startsOf(groups);
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group, place) => {
        const headingId = `${id}-${group.key}`;
        const product = products.find(({ prefix }) => prefix.slice(1, -1) === group.shard);
        return (
          <div key={group.key} role="group" aria-labelledby={headingId} className={styles.group}>
            <GroupHeading id={headingId} group={group} product={product} />
            {group.entries.map((entry, offset) => {
              const at = starts[place]! + offset;
              return (
                <Option
                  key={entry.key}
                  id={optionId(id, at)}
                  entry={entry}
                  product={product}
                  isActive={at === active.index}
                  onPoint={() => active.point(at)}
                  onChoose={() => on.onChoose(entry)}
                  onRemove={() => on.onRemove(entry)}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

/** The index of the first option of each group. */
function startsOf(groups: readonly EntryGroup[]): number[] {
  let next = 0;
  return groups.map(({ entries }) => {
    const start = next;
    next += entries.length;
    return start;
  });
}

interface GroupHeadingProps {
  id: string;
  group: EntryGroup;
  product: ProductFacts | undefined;
}

function GroupHeading({ id, group: { title, trail }, product }: GroupHeadingProps) {
  return (
    <div id={id} role="presentation" className={styles.heading}>
      {product && (
        // eslint-disable-next-line @next/next/no-img-element -- an export has nobody to optimize pictures
        <img src={`/static/logos/${product.logo}.svg`} alt="" width={16} height={16} />
      )}
      <span className={styles.title}>{title}</span>
      <span className={styles.trail}>{[product?.name, ...trail].filter(Boolean).join(' › ')}</span>
    </div>
  );
}
