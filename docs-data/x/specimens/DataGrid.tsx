import { DataGrid } from '@mui/x-data-grid';

export default function DataGridSpecimen() {
  return (
    <div style={{ blockSize: 260, inlineSize: '100%' }}>
      <DataGrid
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
