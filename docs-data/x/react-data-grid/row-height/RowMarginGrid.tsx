import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

const spacingOf = (params: GridRowSpacingParams) => ({
  top: params.isFirstVisible ? 0 : 4,
  bottom: params.isLastVisible ? 0 : 4,
});

export default function RowMarginGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={bookColumns}
        getRowSpacing={spacingOf}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Books' } }}
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
