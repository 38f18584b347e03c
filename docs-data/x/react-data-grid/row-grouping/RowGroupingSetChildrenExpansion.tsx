import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { byDistrict, deliveries, deliveryColumns } from './deliveries';

export default function RowGroupingSetChildrenExpansion() {
  const apiRef = useGridApiRef();
  const toggleFirst = () => {
    const [id] = apiRef.current?.getSortedRowIds() ?? [];
    const node = id === undefined ? null : apiRef.current?.getRowNode(id);
    if (id === undefined || node?.type !== 'group') return;
    apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={toggleFirst}>Open or close the first group</Button>
      <Box sx={{ height: 260, mt: 1 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={deliveries}
          columns={deliveryColumns}
          initialState={byDistrict}
          density="compact"
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Deliveries to open' } }}
        />
      </Box>
    </Box>
  );
}
