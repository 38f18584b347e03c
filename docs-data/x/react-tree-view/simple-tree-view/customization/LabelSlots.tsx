import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import type { UseTreeItem2LabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem2';

interface DishLabelProps extends UseTreeItem2LabelSlotOwnProps {
  className?: string;
  price?: string;
}

function DishLabel({ children, className, price }: DishLabelProps) {
  return (
    <Stack direction="row" className={className} sx={{ flexGrow: 1 }}>
      <Typography sx={{ flexGrow: 1 }}>{children}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{price}</Typography>
    </Stack>
  );
}

function Dish({ price, ...props }: TreeItem2Props & { price?: string }) {
  const label = { price } as { className?: string };
  return (
    <TreeItem2 {...props} slots={{ label: DishLabel }} slotProps={{ label }} />
  );
}

export default function LabelSlots() {
  return (
    <Box sx={{ minHeight: 172, width: 300, maxWidth: '100%' }}>
      <SimpleTreeView aria-label="Lunch menu" defaultExpandedItems={['soups']}>
        <Dish itemId="soups" label="Soups">
          <Dish itemId="tomato" label="Tomato soup" price="5.20 EUR" />
          <Dish itemId="miso" label="Miso soup" price="4.80 EUR" />
        </Dish>
        <Dish itemId="desserts" label="Desserts">
          <Dish itemId="plum" label="Plum cake" price="3.90 EUR" />
        </Dish>
      </SimpleTreeView>
    </Box>
  );
}
