import { createElement } from 'react';
import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

/** The height of a row of one line: the line, the padding and the border. */
function rowHeight(size: TableProps['size']) {
  const cell = createElement(TableCell, null, 'High');
  const row = createElement(TableRow, null, cell);
  const body = createElement(TableBody, null, row);
  const style = renderedStyle(createElement(Table, { size }, body), 'td');
  const line = parseFloat(style.fontSize) * 16 * parseFloat(style.lineHeight);
  return Math.round(line) + 2 * parseFloat(style.paddingTop) + 1;
}

/** The stacking of a header cell that sticks. */
function headerLayer() {
  const cell = createElement(TableCell, null, 'Weight');
  const row = createElement(TableRow, null, cell);
  const head = createElement(TableHead, null, row);
  const table = createElement(Table, { stickyHeader: true }, head);
  return renderedStyle(table, 'th').zIndex;
}

export default [
  {
    says: 'A row of one line is then 33 px high instead of 53 px',
    holds: () => rowHeight('small') === 33 && rowHeight('medium') === 53,
  },
  {
    says: 'Header cells have a `z-index` of 2',
    holds: () => headerLayer() === '2',
  },
] satisfies readonly Fact[];
