import Avatar from '@mui/joy/Avatar';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ZeroWidthStack() {
  return (
    <Sheet variant="outlined" sx={{ width: 240, p: 1, borderRadius: 'sm' }}>
      <Stack direction="row" spacing={1}>
        <Avatar>27</Avatar>
        <Stack sx={{ minWidth: 0 }}>
          <Typography noWrap level="title-sm">
            Chart of the northern channel
          </Typography>
          <Typography noWrap level="body-sm">
            Ink on vellum, drawn by an unknown hand
          </Typography>
        </Stack>
      </Stack>
    </Sheet>
  );
}
