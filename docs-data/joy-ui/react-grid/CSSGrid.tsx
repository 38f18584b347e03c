import Box from '@mui/joy/Box';
import { Bed } from './Bed';

export default function CSSGrid() {
  return (
    <Box sx={gardenStyle}>
      <Box sx={{ gridArea: 'path' }}>
        <Bed>Path</Bed>
      </Box>
      <Box sx={{ gridArea: 'lawn' }}>
        <Bed>Lawn</Bed>
      </Box>
      <Box sx={{ gridArea: 'herbs' }}>
        <Bed>Herbs</Bed>
      </Box>
    </Box>
  );
}

const gardenStyle = {
  flexGrow: 1,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: '2fr 1fr',
  gridTemplateAreas: '"path path" "lawn herbs"',
};
