import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { archiveColumns, archiveSource, folderColumn } from './archiveSource';

/** The archive. The first request for its letters fails. */
function createFailingSource(onAnswer: () => void): GridDataSource {
  let hasFailed = false;
  return {
    ...archiveSource,
    getRows: async (params) => {
      if (params.groupKeys?.[0] === 'Letters' && !hasFailed) {
        hasFailed = true;
        throw new Error('The server did not answer.');
      }
      const answer = await archiveSource.getRows(params);
      onAnswer();
      return answer;
    },
  };
}

export default function ServerSideTreeDataErrorHandling() {
  const [failed, setFailed] = useState<string>();
  const source = useMemo(
    () => createFailingSource(() => setFailed(undefined)),
    [],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 290, mb: 1 }}>
        <DataGridPro
          treeData
          columns={archiveColumns}
          groupingColDef={folderColumn}
          unstable_dataSource={source}
          unstable_onDataSourceError={(error, { groupKeys }) =>
            setFailed(`${groupKeys?.join(', ')}: ${error.message}`)
          }
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Archive with an error' } }}
        />
      </Box>
      {failed && <Alert severity="error">{failed}</Alert>}
    </Box>
  );
}
