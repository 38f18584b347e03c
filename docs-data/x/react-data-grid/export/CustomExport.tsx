import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridExpandedSortedRowEntriesSelector,
  GridToolbarContainer,
  GridToolbarExportContainer,
  useGridApiContext,
  type GridExportMenuItemProps,
} from '@mui/x-data-grid';
import { productColumns, products } from '../../data/products';

function JsonExportMenuItem({ hideMenu }: GridExportMenuItemProps<object>) {
  const apiRef = useGridApiContext();
  const download = () => {
    const entries = gridExpandedSortedRowEntriesSelector(apiRef);
    const json = JSON.stringify(entries.map(({ model }) => model));
    const link = document.createElement('a');
    const blob = new Blob([json], { type: 'application/json' });
    link.href = URL.createObjectURL(blob);
    link.download = 'articles.json';
    link.click();
    URL.revokeObjectURL(link.href);
    hideMenu?.();
  };
  return <MenuItem onClick={download}>Download as JSON</MenuItem>;
}

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <JsonExportMenuItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function CustomExport() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={products}
        columns={productColumns}
        slots={{ toolbar: ExportToolbar }}
        slotProps={{ main: { 'aria-label': 'Articles' } }}
      />
    </Box>
  );
}
