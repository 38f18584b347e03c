import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { archive, archiveColumns, getPath, type ArchiveItem } from './archive';

const grouping = { headerName: 'Folder', flex: 1, minWidth: 180 };
const flatColumns: GridColDef<ArchiveItem>[] = [
  {
    field: 'path',
    headerName: 'Path',
    flex: 1,
    minWidth: 180,
    valueGetter: (path: string[]) => path.join(' / '),
  },
  ...archiveColumns,
];
const opensLetters = ({ groupingKey }: GridGroupNode) =>
  groupingKey === 'Letters';

export default function TreeDataFullExample() {
  const [nested, setNested] = useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show folders"
        control={<Switch checked={nested} />}
        onChange={() => setNested(!nested)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 300 }}>
        <DataGridPro
          treeData={nested}
          rows={archive}
          columns={nested ? archiveColumns : flatColumns}
          getTreeDataPath={getPath}
          groupingColDef={grouping}
          isGroupExpandedByDefault={opensLetters}
          checkboxSelection
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Archive to order from' } }}
        />
      </Box>
    </Box>
  );
}
