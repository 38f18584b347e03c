import { memo } from 'react';
import { rowHeight } from './EmptyGrid';
import styles from './IconGrid.module.css';
import type { Icon } from './readIcons';

/** Position of a cell in its grid. */
export interface CellPlace {
  /** From 0. */
  cell: number;
  /** Number of columns of the grid. */
  columns: number;
  /** Number of cells of the grid. */
  count: number;
}

interface IconCellProps {
  icon: Icon;
  suffix: string;
  place: CellPlace;
  /** Whether it is the tab stop of the grid. */
  isActive: boolean;
  onOpen: (name: string) => void;
  onFocus: (cell: number) => void;
}

/** Renders an icon with its name, as a button that opens the icon's dialog. */
export const IconCell = memo(
  function IconCell({ icon, suffix, place, isActive, onOpen, onFocus }: IconCellProps) {
    const { cell, columns, count } = place;
    const name = icon.name + suffix;
    // Custom properties would be inherited by all elements of the cell, and make its styles and layout take longer.
    const position = {
      insetBlockStart: `${Math.floor(cell / columns) * rowHeight}rem`,
      insetInlineStart: `${(100 * (cell % columns)) / columns}%`,
    };
    return (
      <li className={styles.cell} style={position} aria-setsize={count} aria-posinset={cell + 1}>
        <button
          type="button"
          className={styles.icon}
          data-cell={cell}
          tabIndex={isActive ? 0 : -1}
          aria-label={name}
          aria-haspopup="dialog"
          onClick={() => onOpen(name)}
          onFocus={() => onFocus(cell)}
          dangerouslySetInnerHTML={{ __html: printCell(name, icon.markup) }}
        />
      </li>
    );
  },
  (one, other) =>
    one.icon === other.icon &&
    one.isActive === other.isActive &&
    one.onOpen === other.onOpen &&
    one.onFocus === other.onFocus &&
    one.place.cell === other.place.cell &&
    one.place.columns === other.place.columns &&
    one.place.count === other.place.count,
);

/**
 * Returns the inner HTML of a cell: the SVG, and the name with `<wbr>` between its words. With React elements instead,
 * each key typed into the search would take several times as long.
 */
function printCell(name: string, markup: string): string {
  const words = name.split(/(?=[A-Z])/).join('<wbr>');
  const drawing = `<svg aria-hidden="true" width="28" height="28" viewBox="0 0 24 24" fill="currentColor">${markup}</svg>`;
  return `${drawing}<span class="${styles.name}">${words}</span>`;
}
