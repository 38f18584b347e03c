import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridClasses,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tool', headerName: 'Tool', width: 100 },
  { field: 'advice', headerName: 'Advice', width: 200, maxWidth: 420 },
];

const rows = [
  {
    id: 1,
    tool: 'Scythe',
    advice: 'Sharpen it with a wet stone before each row, away from the body.',
  },
  { id: 2, tool: 'Spade', advice: 'Clean and dry after use.' },
];

const getHeight = () => 'auto' as const;

export default function ColumnAutosizingDynamicRowHeight() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current.autosizeColumns()}
        sx={{ mb: 1 }}
      >
        Fit the columns
      </Button>
      <Box sx={{ height: 230 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getRowHeight={getHeight}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Garden tool care' } }}
          sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        />
      </Box>
    </Box>
  );
}
