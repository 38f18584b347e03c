import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
} from '@mui/x-data-grid-pro';
import { archive, archiveColumns, getPath } from './archive';

const grouping = { headerName: 'Folder', flex: 1, minWidth: 180 };
const filterModel = {
  items: [
    {
      id: 1,
      field: GRID_TREE_DATA_GROUPING_FIELD,
      operator: 'contains',
      value: 'map',
    },
  ],
};

export default function TreeDataDisableChildrenFiltering() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGridPro
        treeData
        rows={archive}
        columns={archiveColumns}
        getTreeDataPath={getPath}
        groupingColDef={grouping}
        defaultGroupingExpansionDepth={-1}
        disableChildrenFiltering
        disableEval
        initialState={{ filter: { filterModel } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Maps of the archive' } }}
      />
    </Box>
  );
}
