import type { GridEvents } from '@mui/x-data-grid';

interface EventEntry {
  id: GridEvents;
  subject: 'Cells' | 'Rows' | 'Headers' | 'Editing' | 'Models' | 'Grid';
  fired: string;
}

export const gridEvents: EventEntry[] = [
  { id: 'cellClick', subject: 'Cells', fired: 'A cell is clicked' },
  {
    id: 'cellDoubleClick',
    subject: 'Cells',
    fired: 'A cell is double-clicked',
  },
  { id: 'cellKeyDown', subject: 'Cells', fired: 'A key is pressed in a cell' },
  {
    id: 'cellEditStart',
    subject: 'Editing',
    fired: 'Editing of a cell starts',
  },
  { id: 'cellEditStop', subject: 'Editing', fired: 'Editing of a cell ends' },
  { id: 'rowEditStart', subject: 'Editing', fired: 'Editing of a row starts' },
  { id: 'rowEditStop', subject: 'Editing', fired: 'Editing of a row ends' },
  { id: 'rowClick', subject: 'Rows', fired: 'A row is clicked' },
  { id: 'rowDoubleClick', subject: 'Rows', fired: 'A row is double-clicked' },
  { id: 'rowMouseEnter', subject: 'Rows', fired: 'The pointer enters a row' },
  { id: 'columnHeaderClick', subject: 'Headers', fired: 'A header is clicked' },
  {
    id: 'columnHeaderKeyDown',
    subject: 'Headers',
    fired: 'A key is pressed in a header',
  },
  {
    id: 'columnResizeStop',
    subject: 'Headers',
    fired: 'The user has resized a column',
  },
  { id: 'sortModelChange', subject: 'Models', fired: 'The sort order changes' },
  { id: 'filterModelChange', subject: 'Models', fired: 'The filters change' },
  {
    id: 'paginationModelChange',
    subject: 'Models',
    fired: 'The page or its size changes',
  },
  {
    id: 'rowSelectionChange',
    subject: 'Models',
    fired: 'The selection changes',
  },
  { id: 'menuOpen', subject: 'Grid', fired: 'A menu opens' },
  { id: 'resize', subject: 'Grid', fired: 'The grid is resized' },
  {
    id: 'scrollPositionChange',
    subject: 'Grid',
    fired: 'The rows are scrolled',
  },
  {
    id: 'stateChange',
    subject: 'Grid',
    fired: 'Any part of the state changes',
  },
];
