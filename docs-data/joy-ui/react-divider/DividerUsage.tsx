import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';

export default function DividerUsage() {
  return (
    <Box sx={{ display: 'grid', width: 1, height: 140 }}>
      <Divider>or</Divider>
    </Box>
  );
}
