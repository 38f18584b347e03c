import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

const onCall = employees.filter((each) => each.onCall).map(({ id }) => id);

export default function RowSelectionApiNoSnap() {
  const apiRef = useGridApiRef();
  const [names, setNames] = useState('');
  const readSelection = () => {
    const rows = [...apiRef.current.getSelectedRows().values()];
    setNames(rows.map(({ name }) => name).join(', ') || 'Nobody selected');
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <Button onClick={() => apiRef.current.setRowSelectionModel(onCall)}>
          Select who is on call
        </Button>
        <Button onClick={readSelection}>List the selected</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={employees}
          columns={employeeColumns}
          checkboxSelection
          hideFooterPagination
          slotProps={{ main: { 'aria-label': 'Staff' } }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {names}
      </Typography>
    </Box>
  );
}
