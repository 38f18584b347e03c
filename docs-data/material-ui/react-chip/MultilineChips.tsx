import Box from '@mui/material/Box';
import Chip, { chipClasses } from '@mui/material/Chip';

const wrap = {
  height: 'auto',
  [`& .${chipClasses.label}`]: { whiteSpace: 'normal', py: 0.75 },
};

export default function MultilineChips() {
  return (
    <Box sx={{ width: 180 }}>
      <Chip label="Keeps for three days in a closed jar" sx={wrap} />
    </Box>
  );
}
