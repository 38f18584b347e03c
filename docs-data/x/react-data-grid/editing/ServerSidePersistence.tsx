import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { productColumns, products, type Product } from '../../data/products';

const columns = productColumns.map((column) => ({
  ...column,
  editable: column.field === 'price',
}));

/** Stands in for a request. The server rejects prices that aren't above 0. */
function save(product: Product): Promise<Product> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (product.price > 0) resolve(product);
      else reject(new Error(`${product.name} needs a price above 0.`));
    }, 400);
  });
}

export default function ServerSidePersistence() {
  const [message, setMessage] = useState('Change a price');
  const [refused, setRefused] = useState(false);
  const report = (text: string, isError: boolean) => {
    setMessage(text);
    setRefused(isError);
  };
  const processRowUpdate = async (product: Product) => {
    const saved = await save(product);
    report(`${saved.name} costs ${saved.price.toFixed(2)} USD`, false);
    return saved;
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={products}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error) => report(error.message, true)}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Prices' } }}
        />
      </Box>
      <Alert severity={refused ? 'error' : 'info'} role="status" sx={{ mt: 1 }}>
        {message}
      </Alert>
    </Box>
  );
}
