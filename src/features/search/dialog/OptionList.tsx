import type { MouseEvent, PointerEvent } from 'react';
import type { ProductFacts } from '@/model';
import type { Entry, EntryGroup } from './entries';
import { OptionGroups } from './OptionGroups';
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

/** Renders the listbox below the field: options grouped by page, each page with its product. */
export function OptionList({ id, label, groups, products, active, ...on }: OptionListProps) {
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
      // Keeps the focus in the field: the clicked option may be removed, and the focus with it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      onPointerMove={point}
    >
      <OptionGroups listId={id} activeIndex={active.index} {...{ groups, products }} />
    </div>
  );
}

/** Returns the index of the option under the pointer; -1 for none. */
function indexOf({ target }: { target: EventTarget }): number {
  const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
  return Number(option?.dataset.index ?? -1);
}
