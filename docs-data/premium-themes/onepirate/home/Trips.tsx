import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { addresses } from '../frame/addresses';
import { trips } from './content';
import Scene from './Scene';
import Section from './Section';
import Tiles from './Tiles';

const tile = {
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  color: 'text.primary',
  '& svg': { transition: 'transform 400ms' },
  '&:hover svg': { transform: 'scale(1.05)' },
  '&:focus-visible': {
    outline: '4px solid',
    outlineColor: 'secondary.main',
    outlineOffset: -4,
  },
};

const caption = { p: 2.5, bgcolor: 'background.paper' };

export default function Trips() {
  return (
    <Section title="Four ways to stay up late">
      <Tiles columns={2}>
        {trips.map(({ title, facts, ...scene }) => (
          <ButtonBase
            key={title}
            data-mui-color-scheme="dark"
            href={addresses.signUp}
            sx={tile}
          >
            <Scene {...scene} />
            <Box sx={{ ...caption, position: 'relative' }}>
              <Typography variant="h5" component="h3">
                {title}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{facts}</Typography>
            </Box>
          </ButtonBase>
        ))}
      </Tiles>
    </Section>
  );
}
