import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { answersAfter, archiveColumns, folderColumn } from './archiveSource';

const quickArchive = answersAfter(0);

export default function ServerSideTreeDataGroupExpansion() {
  // The header and six rows: no empty space moves when the folders have opened.
  return (
    <Box sx={{ height: 257, width: '100%' }}>
      <DataGridPro
        treeData
        columns={archiveColumns}
        groupingColDef={folderColumn}
        unstable_dataSource={quickArchive}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Archive, first level open' } }}
      />
    </Box>
  );
}
