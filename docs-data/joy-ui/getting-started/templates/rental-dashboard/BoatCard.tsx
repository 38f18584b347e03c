import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import BoatPicture from './BoatPicture';
import type { Boat } from './boats';
import type { Rental } from './useRental';

interface BoatCardProps {
  boat: Boat;
  rental: Rental;
  onBook: (boat: Boat) => void;
  /** Saves the boat, or removes it from the saved ones. */
  onSave: (id: string) => void;
}

const card = {
  flexDirection: { xs: 'column', sm: 'row' },
  scrollMarginBlock: 24,
  overflow: 'hidden',
};
const picture = {
  p: 0,
  overflow: 'hidden',
  width: { sm: 200 },
  aspectRatio: { xs: '2.2', sm: 'auto' },
  flexShrink: 0,
  m: 'calc(-1 * var(--Card-padding))',
  marginInlineEnd: { sm: 0 },
  marginBlockEnd: { xs: 0, sm: 'calc(-1 * var(--Card-padding))' },
  borderStartStartRadius: 'inherit',
};

export default function BoatCard(props: BoatCardProps) {
  const { boat, rental, onBook, onSave } = props;
  const { id, name, mooring, berths, feature, price, allowsDogs } = boat;
  const isSaved = rental.saved.includes(id);
  const isBooked = rental.isBooked(id);
  const isActive = rental.active === id;

  return (
    <Card
      id={id}
      component="li"
      variant="outlined"
      color={isActive ? 'primary' : 'neutral'}
      sx={{ ...card, boxShadow: isActive ? 'lg' : 'none' }}
    >
      <CardOverflow sx={picture}>
        <BoatPicture {...boat} />
      </CardOverflow>
      <CardContent sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Box sx={{ flex: 1 }}>
            <Typography level="title-lg" component="h3">
              {name}
            </Typography>
            <Typography level="body-sm">{mooring}</Typography>
          </Box>
          <IconButton
            aria-label={`Save ${name}`}
            aria-pressed={isSaved}
            color="danger"
            sx={{ alignSelf: 'start', borderRadius: '50%' }}
            onClick={() => onSave(id)}
          >
            {isSaved ? <FavoriteIcon /> : <FavoriteBorderIcon />}
          </IconButton>
        </Box>
        <Typography level="body-sm">{feature}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 1 }}>
          <Chip size="sm">{berths} berths</Chip>
          {allowsDogs && <Chip size="sm">Dogs welcome</Chip>}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 'auto' }}>
          <Typography level="title-md" sx={{ flex: 1 }}>
            €{price} <Typography level="body-sm">a night</Typography>
          </Typography>
          <Button
            size="sm"
            variant={isBooked ? 'soft' : 'solid'}
            color={isBooked ? 'success' : 'primary'}
            aria-label={`${isBooked ? 'Booked' : 'Book'} ${name}`}
            onClick={() => onBook(boat)}
          >
            {isBooked ? 'Booked' : 'Book'}
          </Button>
        </Box>
      </CardContent>
    </Card>
  );
}
