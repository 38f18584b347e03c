import { DataGridPro } from '@mui/x-data-grid-pro';

export default function DataGridProSpecimen() {
  return (
    <div style={{ blockSize: 260, inlineSize: '100%' }}>
      <DataGridPro
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
