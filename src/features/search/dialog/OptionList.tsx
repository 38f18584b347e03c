import type { MouseEvent, PointerEvent } from 'react';
import type { ProductFacts } from '@/model';
import { optionId, type Entry, type EntryGroup } from './entries';
import { Option } from './Option';
import styles from './OptionList.module.css';
import type { ActiveOption } from './useActiveOption';
import { GroupHeading } from './GroupHeading';

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

/** Renders the listbox below the field: options grouped by page, each page with its product. */
export function OptionList({ id, label, groups, products, active, ...on }: OptionListProps) {
  const starts = startsOf(groups);
  const options = groups.flatMap(({ entries }) => entries);
  const choose = (event: MouseEvent) => {
    const entry = options[indexOf(event)];
    if (!entry) return;
    const isRemoval = event.target instanceof Element && event.target.closest('[data-remove]');
    if (isRemoval) on.onRemove(entry);
    // Links opened in another tab leave the dialog open.
    else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) on.onChoose(entry);
  };
  const point = (event: PointerEvent) => {
    const index = indexOf(event);
    if (index >= 0 && index !== active.index) active.point(index);
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and hears the keys (combobox pattern)
    <div
      {...{ id, role: 'listbox', 'aria-label': label }}
      className={styles.list}
      onClick={choose}
      onPointerMove={point}
    >
      {groups.map((group, place) => {
        // Not by its key, which may have spaces.
        const headingId = `${id}-heading-${place}`;
        const product = products.find(({ prefix }) => prefix.slice(1, -1) === group.shard);
        return (
          <div key={group.key} role="group" aria-labelledby={headingId} className={styles.group}>
            <GroupHeading id={headingId} group={group} product={product} />
            {group.entries.map((entry, offset) => {
              const index = (starts[place] ?? 0) + offset;
              const isActive = index === active.index;
              return (
                <Option
                  key={entry.key}
                  id={optionId(id, index)}
                  {...{ index, entry, product, isActive }}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

/** Returns the index of the option under the pointer; -1 for none. */
function indexOf({ target }: { target: EventTarget }): number {
  const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
  return Number(option?.dataset.index ?? -1);
}

/** Returns the index of the first option of each group. */
function startsOf(groups: readonly EntryGroup[]): number[] {
  let next = 0;
  return groups.map(({ entries }) => {
    const start = next;
    next += entries.length;
    return start;
  });
}
