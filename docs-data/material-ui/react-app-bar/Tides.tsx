import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const tides = Array.from({ length: 24 }, (_, index) => ({
  day: index + 1,
  text: `High tide at ${(5 + index) % 12 || 12}:20`,
}));

/** Enough content to scroll. */
export default function Tides() {
  return (
    <Box id="tides" sx={{ p: 2 }}>
      <Typography variant="h6" component="p" gutterBottom>
        Tides in March
      </Typography>
      {tides.map(({ day, text }) => (
        <Typography key={day} gutterBottom>
          March {day}: {text}
        </Typography>
      ))}
    </Box>
  );
}
