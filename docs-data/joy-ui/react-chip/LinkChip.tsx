import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import Chip from '@mui/joy/Chip';

const action = { component: 'a', href: '#link' } as const;

export default function LinkChip() {
  return (
    <Chip
      variant="outlined"
      startDecorator={<LocalOfferIcon />}
      slotProps={{ action }}
    >
      Everything about bread
    </Chip>
  );
}
