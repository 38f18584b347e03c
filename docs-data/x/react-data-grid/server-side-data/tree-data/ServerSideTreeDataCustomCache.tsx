import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridDataSourceCache,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { archiveColumns, archiveSource, folderColumn } from './archiveSource';

const answers = new Map<string, GridGetRowsResponse>();

/** Keeps responses until the user leaves the page, even without the grid. */
const cache: GridDataSourceCache = {
  get: (params) => answers.get(JSON.stringify(params)),
  set: (params, answer) => void answers.set(JSON.stringify(params), answer),
  clear: () => {},
};

export default function ServerSideTreeDataCustomCache() {
  const [visit, setVisit] = useState(1);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setVisit(visit + 1)}>Mount the grid again</Button>
      <Box sx={{ height: 290, mt: 1 }}>
        <DataGridPro
          key={visit}
          treeData
          columns={archiveColumns}
          groupingColDef={folderColumn}
          unstable_dataSource={archiveSource}
          unstable_dataSourceCache={cache}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Archive that is kept' } }}
        />
      </Box>
    </Box>
  );
}
