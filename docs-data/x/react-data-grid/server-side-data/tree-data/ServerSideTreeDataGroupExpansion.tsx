import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { answersAfter, archiveColumns, folderColumn } from './archiveSource';

const quickArchive = answersAfter(0);

export default function ServerSideTreeDataGroupExpansion() {
  // Space for the header and six rows, so that nothing moves when the folders expand.
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPro
        treeData
        columns={archiveColumns}
        groupingColDef={folderColumn}
        unstable_dataSource={quickArchive}
        defaultGroupingExpansionDepth={1}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Archive, first level open' } }}
      />
    </Box>
  );
}
