import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Show {
  id: string;
  label: string;
  seatsLeft?: number;
  children?: Show[];
}

const shows: Show[] = [
  {
    id: 'friday',
    label: 'Friday',
    children: [
      { id: 'friday-18', label: '18:00, sold out', seatsLeft: 0 },
      { id: 'friday-21', label: '21:00, 14 seats', seatsLeft: 14 },
    ],
  },
  {
    id: 'saturday',
    label: 'Saturday',
    children: [{ id: 'saturday-20', label: '20:00, 3 seats', seatsLeft: 3 }],
  },
];

const isSoldOut = (show: Show) => show.seatsLeft === 0;

export default function DisabledPropItem() {
  return (
    <Box sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Shows"
        items={shows}
        isItemDisabled={isSoldOut}
        defaultExpandedItems={['friday']}
      />
    </Box>
  );
}
