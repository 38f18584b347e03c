import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { Product } from '../../data/products';
import { stockColumns, stockRows } from './stock';

/** Stands in for a request that saves an article. */
function save(article: Product) {
  if (!Number.isInteger(article.stock) || article.stock < 0) {
    return Promise.reject(new Error(`${article.name}: not a count`));
  }
  return new Promise<Product>((resolve) =>
    setTimeout(() => resolve(article), 300),
  );
}

export default function ClipboardPastePersistence() {
  const [message, setMessage] = useState('Nothing saved yet');
  const [problem, setProblem] = useState('');
  const processRowUpdate = async (article: Product) => {
    const saved = await save(article);
    setMessage(`Saved: ${saved.name}`);
    return saved;
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" sx={{ mb: 1 }}>
        {message}
      </Alert>
      <Box sx={{ height: 210 }}>
        <DataGridPremium
          rows={stockRows}
          columns={stockColumns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={processRowUpdate}
          onCellEditStop={() => setProblem('')}
          onClipboardPasteStart={() => setProblem('')}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Stock, saved at once' } }}
        />
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}
