import Box from '@mui/material/Box';
import {
  DataGrid,
  GridColumnMenu,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

const orders = {
  columnMenuFilterItem: { displayOrder: 1 },
  columnMenuSortItem: { displayOrder: 2 },
};

function FilterFirstMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slotProps={orders} />;
}

const team = employees.slice(0, 4);

export default function ReorderColumnMenuGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={team}
        columns={employeeColumns}
        hideFooter
        disableEval
        slots={{ columnMenu: FilterFirstMenu }}
        slotProps={{ main: { 'aria-label': 'Staff' } }}
      />
    </Box>
  );
}
