import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const address = 'Left at the bakery on the corner of Rose Lane and Mill Street';

export default function ZeroWidthStack() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Avatar>A</Avatar>
          <Typography noWrap>{address}</Typography>
        </Stack>
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Avatar>B</Avatar>
          <Stack sx={{ minWidth: 0 }}>
            <Typography noWrap>{address}</Typography>
          </Stack>
        </Stack>
      </Paper>
    </Stack>
  );
}
