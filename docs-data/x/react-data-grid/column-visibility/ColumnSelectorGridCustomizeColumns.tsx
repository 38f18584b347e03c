import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

/** All columns except the name, which is always visible. */
const getTogglableColumns = (columns: GridColDef[]) =>
  columns.map(({ field }) => field).filter((field) => field !== 'name');

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function ColumnSelectorGridCustomizeColumns() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={employeeColumns}
        hideFooter
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{
          main: { 'aria-label': 'Staff' },
          columnsManagement: { getTogglableColumns, sort: 'asc' },
        }}
      />
    </Box>
  );
}
