import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
} from '@mui/x-data-grid-pro';
import { archive, archiveColumns, getPath } from './archive';

/** So that the documents aren't in alphabetical order. */
const reversed = [...archive].reverse();
const grouping = { headerName: 'Folder', flex: 1, minWidth: 180 };
const sortModel = [
  { field: GRID_TREE_DATA_GROUPING_FIELD, sort: 'asc' as const },
];

export default function TreeDataDisableChildrenSorting() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGridPro
        treeData
        rows={reversed}
        columns={archiveColumns}
        getTreeDataPath={getPath}
        groupingColDef={grouping}
        defaultGroupingExpansionDepth={1}
        disableChildrenSorting
        initialState={{ sorting: { sortModel } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Archive, folders sorted' } }}
      />
    </Box>
  );
}
