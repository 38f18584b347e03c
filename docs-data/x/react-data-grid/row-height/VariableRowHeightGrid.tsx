import Box from '@mui/material/Box';
import { DataGrid, type GridRowHeightParams } from '@mui/x-data-grid';
import {
  employeeColumns,
  employees,
  type Employee,
} from '../../data/employees';

const heightOf = ({ model }: GridRowHeightParams) =>
  (model as Employee).role === 'Physician' ? 76 : null;

export default function VariableRowHeightGrid() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={employeeColumns}
        getRowHeight={heightOf}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Staff; physicians stand out' } }}
      />
    </Box>
  );
}
