import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { archive, archiveColumns, getPath } from './archive';

/** Without the rows of the folders themselves. */
const documents = archive.filter(({ pages }) => pages > 0);
const grouping = { headerName: 'Folder', flex: 1, minWidth: 180 };

export default function TreeDataWithGap() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPro
        treeData
        rows={documents}
        columns={archiveColumns}
        getTreeDataPath={getPath}
        groupingColDef={grouping}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Documents of the archive' } }}
      />
    </Box>
  );
}
