import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { languages, type Language } from './languages';

const columns: GridColDef<Language>[] = [
  { field: 'language', headerName: 'Language', width: 95 },
  { field: 'id', headerName: 'Import', width: 95 },
  {
    field: 'noRows',
    headerName: '“No rows”',
    flex: 1,
    minWidth: 240,
    renderCell: ({ row, value }: GridRenderCellParams<Language, string>) => (
      <span lang={row.language}>{value}</span>
    ),
  },
  { field: 'missing', headerName: 'Missing', type: 'number', width: 100 },
];

export default function DataGridLocalisationTableNoSnap() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={languages}
        columns={columns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Languages of the Data Grid' } }}
      />
    </Box>
  );
}
