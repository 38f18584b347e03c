import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function FlexDivider() {
  return (
    <Box sx={{ display: 'flex', gap: 2, width: 300, maxWidth: '100%' }}>
      <Typography sx={{ flex: 1 }}>
        Low tide at 9:40. The causeway is open for two hours.
      </Typography>
      <Divider flexItem orientation="vertical" aria-orientation="vertical" />
      <Typography sx={{ flex: 1 }}>High tide at 15:55.</Typography>
    </Box>
  );
}
