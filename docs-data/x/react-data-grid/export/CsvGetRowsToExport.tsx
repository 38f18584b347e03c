import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  GridToolbarContainer,
  useGridApiContext,
} from '@mui/x-data-grid';
import { employeeColumns, employees } from '../../data/employees';

const choices = [
  { text: 'All rows', idsOf: gridSortedRowIdsSelector },
  { text: 'Filtered rows', idsOf: gridExpandedSortedRowIdsSelector },
  { text: 'This page', idsOf: gridPaginatedVisibleSortedGridRowIdsSelector },
];

function ExportToolbar() {
  const apiRef = useGridApiContext();
  return (
    <GridToolbarContainer>
      {choices.map(({ text, idsOf }) => (
        <Button
          key={text}
          size="small"
          onClick={() =>
            apiRef.current.exportDataAsCsv({
              getRowsToExport: () => idsOf(apiRef),
            })
          }
        >
          {text}
        </Button>
      ))}
    </GridToolbarContainer>
  );
}

export default function CsvGetRowsToExport() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={employees}
        columns={employeeColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        slots={{ toolbar: ExportToolbar }}
        slotProps={{ main: { 'aria-label': 'Staff' } }}
      />
    </Box>
  );
}
