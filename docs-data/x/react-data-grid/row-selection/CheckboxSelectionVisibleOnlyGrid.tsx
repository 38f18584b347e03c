import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { departureColumns, departures } from '../../data/departures';

const columns = departureColumns.filter(({ field }) => field !== 'via');

export default function CheckboxSelectionVisibleOnlyGrid() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGridPro
        rows={departures}
        columns={columns}
        density="compact"
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3]}
        slotProps={{ main: { 'aria-label': 'Departures' } }}
      />
    </Box>
  );
}
