import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { letters, type Letter } from './letters';
import LetterText from './LetterText';

const columns: GridColDef<Letter>[] = [
  { field: 'from', headerName: 'From', width: 110 },
  {
    field: 'text',
    headerName: 'Letter',
    flex: 1,
    minWidth: 180,
    renderCell: (params) => <LetterText {...params} />,
  },
];

const getHeight = () => 'auto' as const;
const getEstimate = () => 52;

export default function ExpandableCells() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={letters}
        columns={columns}
        getRowHeight={getHeight}
        getEstimatedRowHeight={getEstimate}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Letters, shortened' } }}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
