import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { archive, archiveColumns, getPath } from './archive';

const grouping = { headerName: 'Folder', flex: 1, minWidth: 180 };

export default function TreeDataSimple() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPro
        treeData
        rows={archive}
        columns={archiveColumns}
        getTreeDataPath={getPath}
        groupingColDef={grouping}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Archive' } }}
      />
    </Box>
  );
}
