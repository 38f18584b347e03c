import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarDensitySelector,
} from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

function DensityToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

export default function DensitySelectorGrid() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={employeeColumns}
        slots={{ toolbar: DensityToolbar }}
        slotProps={{ main: { 'aria-label': 'Hospital staff' } }}
      />
    </Box>
  );
}
