import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredTopLevelRowCountSelector,
  gridRowSelectionStateSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

function TeamFooter() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const chosen = useGridSelector(apiRef, gridRowSelectionStateSelector).length;
  return (
    <GridFooterContainer role="status" sx={{ px: 2 }}>
      {chosen} of {shown} people chosen
    </GridFooterContainer>
  );
}

const slots = { footer: TeamFooter };

export default function UseGridSelector() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={employeeColumns}
        checkboxSelection
        density="compact"
        slots={slots}
        slotProps={{ main: { 'aria-label': 'Staff' } }}
      />
    </Box>
  );
}
