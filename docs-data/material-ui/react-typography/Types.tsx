import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const texts = [
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export default function Types() {
  return (
    <Box sx={{ width: 500, maxWidth: '100%', overflowWrap: 'anywhere' }}>
      {[...headings, ...texts].map((variant) => (
        <Typography key={variant} gutterBottom variant={variant} component="p">
          {variant}: rye bread
        </Typography>
      ))}
    </Box>
  );
}
