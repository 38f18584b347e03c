import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { rainfall, rainfallColumns } from './rainfall';

export default function ScrollPlayground() {
  const apiRef = useGridApiRef();
  const show = (id: number, field: string) => {
    apiRef.current.scrollToIndexes({
      rowIndex: gridExpandedSortedRowIdsSelector(apiRef).indexOf(id),
      colIndex: apiRef.current.getColumnIndex(field),
    });
    apiRef.current.setCellFocus(id, field);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => show(1995, 'Jan')}>January 1995</Button>
      <Button onClick={() => show(2010, 'Jul')}>July 2010</Button>
      <Button onClick={() => show(2024, 'Dec')}>December 2024</Button>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rainfall}
          columns={rainfallColumns}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Rain by month in mm' } }}
        />
      </Box>
    </Box>
  );
}
