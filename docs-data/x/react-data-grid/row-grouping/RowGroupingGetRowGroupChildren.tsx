import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { byDistrict, deliveries, deliveryColumns } from './deliveries';

export default function RowGroupingGetRowGroupChildren() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Click a group.');
  const describe: GridEventListener<'rowClick'> = ({ id }) => {
    const api = apiRef.current;
    const node = api?.getRowNode(id);
    if (node?.type !== 'group') return;
    const ids = api?.getRowGroupChildren({ groupId: id }) ?? [];
    setMessage(`${node.groupingKey} has the deliveries ${ids.join(', ')}.`);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 324 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={deliveries}
          columns={deliveryColumns}
          defaultGroupingExpansionDepth={-1}
          initialState={byDistrict}
          onRowClick={describe}
          density="compact"
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Deliveries to count' } }}
        />
      </Box>
    </Box>
  );
}
