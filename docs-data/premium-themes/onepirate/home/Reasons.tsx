import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { reasons } from './content';
import Section from './Section';
import Tiles from './Tiles';

export default function Reasons() {
  return (
    <Section title="Why by night">
      <Tiles columns={3}>
        {reasons.map(({ title, text, icon }) => (
          <div key={title}>
            <Box
              component="svg"
              viewBox="0 0 64 64"
              aria-hidden
              sx={{ width: 64, height: 64, color: 'secondary.main' }}
            >
              <path
                d={icon}
                fill="none"
                stroke="currentColor"
                strokeWidth="3.5"
                strokeLinejoin="round"
              />
            </Box>
            <Typography variant="h5" component="h3" sx={{ mt: 2, mb: 1 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </div>
        ))}
      </Tiles>
    </Section>
  );
}
