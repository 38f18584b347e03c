import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Guest {
  id: number;
  given: string;
  family: string;
  table: string;
}

const columns: GridColDef<Guest>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 180,
    editable: true,
    valueGetter: (_value, row) => `${row.given} ${row.family}`,
    valueSetter: (value: string, row) => {
      const [given = '', ...rest] = value.split(' ');
      return { ...row, given, family: rest.join(' ') };
    },
  },
  {
    field: 'table',
    headerName: 'Table',
    width: 120,
    editable: true,
    valueParser: (value?: string) => value?.trim().toUpperCase() ?? '',
  },
  { field: 'family', headerName: 'Family name', flex: 1, minWidth: 150 },
];

const rows: Guest[] = [
  { id: 1, given: 'Noor', family: 'Bakker', table: 'A1' },
  { id: 2, given: 'Emil', family: 'Strand', table: 'A1' },
  { id: 3, given: 'Lia', family: 'Costa', table: 'B3' },
];

export default function ValueParserSetterGrid() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Wedding guests' } }}
      />
    </Box>
  );
}
