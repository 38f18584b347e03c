import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function FollowCursorTooltips() {
  return (
    <Tooltip describeChild followCursor title="Plot 7">
      <Box
        sx={{
          width: 320,
          maxWidth: '100%',
          height: 120,
          p: 2,
          border: '1px dashed',
          borderColor: 'text.secondary',
          typography: 'body1',
        }}
      >
        Plot 7, 40 by 25 meters
      </Box>
    </Tooltip>
  );
}
