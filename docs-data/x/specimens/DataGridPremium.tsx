import { DataGridPremium } from '@mui/x-data-grid-premium';

export default function DataGridPremiumSpecimen() {
  return (
    <div style={{ blockSize: 260, inlineSize: '100%' }}>
      <DataGridPremium
        columns={[{ field: 'city', headerName: 'City', flex: 1 }]}
        rows={[
          { id: 1, city: 'Oslo' },
          { id: 2, city: 'Lima' },
        ]}
        hideFooterSelectedRowCount
      />
    </div>
  );
}
