import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { gridEvents } from './gridEvents';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Event', width: 200 },
  { field: 'subject', headerName: 'Subject', width: 110 },
  { field: 'fired', headerName: 'Fired when', flex: 1, minWidth: 240 },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        slotProps={{ htmlInput: { 'aria-label': 'Search for an event' } }}
      />
    </GridToolbarContainer>
  );
}

export default function CatalogOfEventsNoSnap() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={gridEvents}
        columns={columns}
        density="compact"
        hideFooter
        slots={{ toolbar: SearchToolbar }}
        slotProps={{ main: { 'aria-label': 'Events of the grid' } }}
      />
    </Box>
  );
}
