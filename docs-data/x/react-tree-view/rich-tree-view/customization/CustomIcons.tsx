import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import TramIcon from '@mui/icons-material/Tram';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const lines = [
  {
    id: 'land',
    label: 'On land',
    children: [
      { id: 'tram-2', label: 'Tram 2' },
      { id: 'bus-40', label: 'Bus 40' },
    ],
  },
  { id: 'ferry-6', label: 'Ferry 6' },
];

const icons = {
  'tram-2': TramIcon,
  'bus-40': DirectionsBusIcon,
  'ferry-6': DirectionsBoatIcon,
};

const iconOf = ({ itemId }: { itemId: string }) => ({
  slots: { endIcon: icons[itemId as keyof typeof icons] },
});

export default function CustomIcons() {
  return (
    <Box sx={{ minHeight: 140, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Lines"
        items={lines}
        slotProps={{ item: iconOf }}
        defaultExpandedItems={['land']}
      />
    </Box>
  );
}
