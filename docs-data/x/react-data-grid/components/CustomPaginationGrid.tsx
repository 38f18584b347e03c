import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

function PageButtons() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      count={count}
      page={page + 1}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
    />
  );
}

const slots = { pagination: PageButtons };
const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function CustomPaginationGrid() {
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={employeeColumns}
        initialState={initialState}
        pageSizeOptions={[5]}
        density="compact"
        slots={slots}
        slotProps={{ main: { 'aria-label': 'Staff' } }}
      />
    </Box>
  );
}
