import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStopReasons,
  type GridEventListener,
} from '@mui/x-data-grid';
import { bookColumns, books } from '../../data/books';

const columns = bookColumns.map((column) => ({ ...column, editable: true }));

const stayOpen: GridEventListener<'cellEditStop'> = (params, event) => {
  if (params.reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function DisableStopEditModeOnFocusOut() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={books}
        columns={columns}
        onCellEditStop={stayOpen}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Catalog' } }}
      />
    </Box>
  );
}
