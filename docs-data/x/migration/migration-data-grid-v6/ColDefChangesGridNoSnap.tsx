import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Change {
  id: string;
  before: string;
}

const parameters = '(value, row, column, apiRef)';
const rows: Change[] = [
  { id: 'valueGetter', before: '({ value, row })' },
  { id: 'valueFormatter', before: '({ value })' },
  { id: 'valueSetter', before: '({ value, row })' },
  { id: 'valueParser', before: '(value, params)' },
  { id: 'colSpan', before: '({ row, field, value })' },
  { id: 'pastedValueParser', before: '(value, params)' },
  { id: 'groupingValueGetter', before: '({ value })' },
];

const columns: GridColDef<Change>[] = [
  { field: 'id', headerName: 'Function', width: 180 },
  { field: 'before', headerName: 'v6', width: 190 },
  {
    field: 'after',
    headerName: 'v7',
    width: 240,
    valueGetter: (_value, row) => `${parameters}, was ${row.before}`,
    valueFormatter: (value: string) => value.split(', was')[0],
  },
];

export default function ColDefChangesGridNoSnap() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Column functions' } }}
        rows={rows}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
      />
    </div>
  );
}
