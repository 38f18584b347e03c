import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridToolbarContainer,
  GridToolbarExport,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { productColumns, products } from '../../data/products';

const rows = products.slice(0, 3);

const excelOptions: GridExcelExportOptions = {
  fileName: 'stock',
  columnsStyles: {
    price: { numFmt: '0.00' },
    stock: { font: { bold: true } },
  },
  exceljsPreProcess: async ({ worksheet }) => {
    worksheet.addRow(['Stock of the hardware store']);
    worksheet.addRow([]);
  },
};

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport excelOptions={excelOptions} />
    </GridToolbarContainer>
  );
}

export default function ExcelCustomExport() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={productColumns}
        density="compact"
        hideFooter
        slots={{ toolbar: ExportToolbar }}
        slotProps={{ main: { 'aria-label': 'Stock' } }}
      />
    </Box>
  );
}
