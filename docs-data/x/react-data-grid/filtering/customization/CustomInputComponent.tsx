import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import {
  employeeColumns,
  employees,
  type Employee,
} from '../../../data/employees';
import FilterToolbar from './FilterToolbar';
import HoursInput from './HoursInput';

const withSlider = getGridNumericOperators()
  .filter(({ value }) => value === '>=' || value === '<=')
  .map((operator) => ({ ...operator, InputComponent: HoursInput }));
const columns = employeeColumns.map((column): GridColDef<Employee> =>
  column.field === 'hours'
    ? { ...column, filterOperators: withSlider }
    : column,
);
const filterModel = {
  items: [{ id: 1, field: 'hours', operator: '<=', value: 28 }],
};

export default function CustomInputComponent() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={columns}
        initialState={{ filter: { filterModel } }}
        density="compact"
        disableEval
        hideFooter
        slots={{ toolbar: FilterToolbar }}
        slotProps={{ main: { 'aria-label': 'Staff by hours' } }}
      />
    </Box>
  );
}
