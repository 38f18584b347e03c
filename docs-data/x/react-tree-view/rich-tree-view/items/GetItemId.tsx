import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Product {
  sku: string;
  label: string;
  children?: Product[];
}

const products: Product[] = [
  {
    sku: 'CHAIR',
    label: 'Chairs',
    children: [
      { sku: 'CHAIR-OAK', label: 'Oak chair' },
      { sku: 'CHAIR-ASH', label: 'Ash chair' },
    ],
  },
  { sku: 'LAMP', label: 'Lamps' },
];

const getItemId = (product: Product) => product.sku;

export default function GetItemId() {
  return (
    <Box sx={{ minHeight: 140, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Furniture"
        items={products}
        getItemId={getItemId}
        defaultExpandedItems={['CHAIR']}
      />
    </Box>
  );
}
