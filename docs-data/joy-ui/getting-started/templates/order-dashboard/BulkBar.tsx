import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { focusHeading } from './focusHeading';
import { states } from './orders';
import type { Orders } from './useOrders';

const bar = {
  position: 'sticky',
  insetBlockEnd: 72,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  borderRadius: 'lg',
  boxShadow: 'lg',
};

/** Actions for all selected orders. */
export default function BulkBar({ selected, setState }: Orders) {
  if (selected.length === 0) return null;

  return (
    <Sheet
      role="group"
      aria-label="Change the selected orders"
      variant="solid"
      invertedColors
      sx={bar}
    >
      <Typography level="title-sm" sx={{ px: 1, flex: 1, minWidth: 96 }}>
        {selected.length} selected
      </Typography>
      {states.slice(1).map((state) => (
        <Button
          key={state}
          size="sm"
          variant="soft"
          onClick={() => {
            setState(selected, state);
            focusHeading();
          }}
        >
          {state}
        </Button>
      ))}
    </Sheet>
  );
}
