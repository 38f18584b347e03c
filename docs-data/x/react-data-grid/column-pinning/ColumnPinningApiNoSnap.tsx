import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { roster, rosterColumns } from './roster';

const { LEFT } = GridPinnedColumnPosition;

export default function ColumnPinningApiNoSnap() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current?.pinColumn('friday', LEFT)}>
          Pin Friday
        </Button>
        <Button onClick={() => apiRef.current?.unpinColumn('friday')}>
          Unpin it
        </Button>
      </Stack>
      <Box sx={{ height: 190 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={roster}
          columns={rosterColumns}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Shifts of the team' } }}
        />
      </Box>
    </Box>
  );
}
