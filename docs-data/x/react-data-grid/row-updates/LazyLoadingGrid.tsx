import Box from '@mui/material/Box';
import {
  DataGridPro,
  useGridApiRef,
  type GridEventListener,
} from '@mui/x-data-grid-pro';
import { readingColumns, readingsFrom } from './readings';

const firstRows = readingsFrom(0, 10);

export default function LazyLoadingGrid() {
  const apiRef = useGridApiRef();
  const fetchRows: GridEventListener<'fetchRows'> = (params) => {
    const { firstRowToRender, lastRowToRender } = params;
    setTimeout(() => {
      const count = lastRowToRender - firstRowToRender;
      const rows = readingsFrom(firstRowToRender, count);
      apiRef.current?.unstable_replaceRows(firstRowToRender, rows);
    }, 300);
  };
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={firstRows}
        columns={readingColumns}
        rowCount={200}
        rowsLoadingMode="server"
        onFetchRows={fetchRows}
        slotProps={{ main: { 'aria-label': 'River level, 200 hours' } }}
      />
    </Box>
  );
}
