import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { archiveColumns, archiveSource, folderColumn } from './archiveSource';

export default function ServerSideTreeData() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPro
        treeData
        columns={archiveColumns}
        groupingColDef={folderColumn}
        unstable_dataSource={archiveSource}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Archive on the server' } }}
      />
    </Box>
  );
}
