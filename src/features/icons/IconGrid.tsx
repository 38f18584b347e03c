import { useDeferredValue, useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import { gridSize } from './EmptyGrid';
import { cellsOf, spareRows } from './gridPlaces';
import { IconCell } from './IconCell';
import styles from './IconGrid.module.css';
import type { Icon } from './readIcons';
import { useActiveCell } from './useActiveCell';
import { useGridRows } from './useGridRows';

/** Properties of {@link IconGrid}. */
export interface IconGridProps {
  /** Undefined while they load. */
  icons: readonly Icon[] | undefined;
  /** Number of icons, known before they load. */
  count: number;
  suffix: string;
  onOpen: (name: string) => void;
}

const noIcons: readonly Icon[] = [];

/**
 * Renders a virtualized grid of icons: only rows near the viewport are rendered. The grid has its full height before
 * the icons load, so that nothing moves. It is one tab stop; arrow keys, Home and End move inside.
 */
export function IconGrid({ icons = noIcons, count, suffix, onOpen }: IconGridProps) {
  const t = useTranslate();
  const grid = useRef<HTMLUListElement>(null);
  const { columns, range } = useGridRows(grid);
  const { active, setActive, moveByKey } = useActiveCell(grid, { columns, icons });
  // After a key, the spare rows are rendered once the visible ones are.
  const spare = useDeferredValue(icons) === icons ? spareRows : 0;
  const cells = icons.length > 0 ? cellsOf(range, { columns, count, active, spare }) : [];
  return (
    <div className={styles.frame}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-redundant-roles -- keys move among its buttons; without bullets, Safari takes it for no list */}
      <ul
        ref={grid}
        role="list"
        aria-label={t('icons.list')}
        className={styles.grid}
        style={gridSize(count)}
        onKeyDown={moveByKey}
      >
        {cells.map((cell) => {
          const icon = icons[cell];
          const place = { cell, columns, count };
          const isActive = cell === active;
          return (
            icon && (
              <IconCell
                key={icon.name}
                {...{ icon, place, suffix, isActive, onOpen }}
                onFocus={setActive}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}
