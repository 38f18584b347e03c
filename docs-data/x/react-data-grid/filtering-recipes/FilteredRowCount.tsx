import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  GridToolbar,
  useGridApiRef,
} from '@mui/x-data-grid';
import { departureColumns, departures } from '../../data/departures';

export default function FilteredRowCount() {
  const apiRef = useGridApiRef();
  const [count, setCount] = useState(departures.length);
  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {count} of {departures.length} trains
      </Typography>
      <Box sx={{ height: 360 }}>
        <DataGrid
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
          onStateChange={() =>
            setCount(gridFilteredTopLevelRowCountSelector(apiRef))
          }
          density="compact"
          hideFooter
          slots={{ toolbar: GridToolbar }}
          slotProps={{
            main: { 'aria-label': 'Trains' },
            toolbar: { showQuickFilter: true },
          }}
        />
      </Box>
    </Box>
  );
}
