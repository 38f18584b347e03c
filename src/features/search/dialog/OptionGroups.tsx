import { memo } from 'react';
import type { ProductFacts } from '@/model';
import { optionId, type EntryGroup } from './entries';
import { GroupHeading } from './GroupHeading';
import { Option } from './Option';
import styles from './OptionList.module.css';

/** Properties of {@link OptionGroups}. */
export interface OptionGroupsProps {
  /** Id of the listbox. */
  listId: string;
  groups: readonly EntryGroup[];
  products: readonly ProductFacts[];
  activeIndex: number;
}

/** Renders the groups of the listbox. They don't render again while the reader types, only with the answer. */
export const OptionGroups = memo(function OptionGroups(props: OptionGroupsProps) {
  const { listId, groups, products, activeIndex } = props;
  const starts = startsOf(groups);
  return groups.map((group, place) => {
    // Not by its key, which may have spaces.
    const headingId = `${listId}-heading-${place}`;
    const product = products.find(({ prefix }) => prefix.slice(1, -1) === group.shard);
    return (
      <div key={group.key} role="group" aria-labelledby={headingId} className={styles.group}>
        <GroupHeading id={headingId} group={group} product={product} />
        {group.entries.map((entry, offset) => {
          const index = (starts[place] ?? 0) + offset;
          const isActive = index === activeIndex;
          return (
            <Option
              key={entry.key}
              id={optionId(listId, index)}
              {...{ index, entry, product, isActive }}
            />
          );
        })}
      </div>
    );
  });
});

/** Returns the index of the first option of each group. */
function startsOf(groups: readonly EntryGroup[]): number[] {
  let next = 0;
  return groups.map(({ entries }) => {
    const start = next;
    next += entries.length;
    return start;
  });
}
