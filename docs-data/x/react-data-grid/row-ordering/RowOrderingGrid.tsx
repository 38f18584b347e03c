import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { move, songColumns, songs } from './songs';

const handles: GridColDef = {
  ...GRID_REORDER_COL_DEF,
  renderHeader: () => <span style={visuallyHidden}>Drag to order</span>,
};
const columns = [handles, ...songColumns];

export default function RowOrderingGrid() {
  const [rows, setRows] = useState(songs);
  const store = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) =>
    setRows((previous) => move(previous, oldIndex, targetIndex));
  return (
    <Box sx={{ height: 210, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={store}
        disableColumnSorting
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Songs of the concert' } }}
      />
    </Box>
  );
}
