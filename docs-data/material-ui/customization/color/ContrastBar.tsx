import Box from '@mui/material/Box';
import { textOn } from './contrast';

export default function ContrastBar({ color }: { color: string }) {
  const text = textOn(color);

  return (
    <Box
      sx={{ p: 2, borderRadius: 1, typography: 'body2' }}
      style={{ backgroundColor: color, color: text.color }}
    >
      {text.name} text has a contrast of {text.ratio}:1
    </Box>
  );
}
