import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addresses } from '../frame/addresses';
import { steps } from './content';
import Section from './Section';
import Tiles from './Tiles';

export default function Steps() {
  return (
    <Section title="How it works" isNight>
      <Tiles columns={3}>
        {steps.map(({ title, text }, index) => (
          <div key={title}>
            <Typography variant="h2" component="p" color="primary" aria-hidden>
              {index + 1}
            </Typography>
            <Typography variant="h5" component="h3" sx={{ mt: 1, mb: 1 }}>
              {title}
            </Typography>
            <Typography>{text}</Typography>
          </div>
        ))}
      </Tiles>
      <Box sx={{ mt: 6 }}>
        <Button variant="contained" size="large" href={addresses.signUp}>
          Get started
        </Button>
      </Box>
    </Section>
  );
}
