import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import { pictures } from './pictures';

export default function CarouselRatio() {
  return (
    <Box role="region" aria-label="Places" tabIndex={0} sx={carouselStyle}>
      {pictures.map(({ src, name }) => (
        <AspectRatio key={src} ratio="3 / 2" sx={slideStyle}>
          <img src={src} alt={name} />
        </AspectRatio>
      ))}
    </Box>
  );
}

const carouselStyle = {
  display: 'flex',
  gap: 1,
  p: 0.5,
  width: 320,
  maxWidth: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
};

const slideStyle = { flex: '0 0 200px', scrollSnapAlign: 'start' };
