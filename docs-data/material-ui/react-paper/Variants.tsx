import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const size = {
  width: 110,
  p: 2,
  textAlign: 'center',
  typography: 'body1',
};

export default function Variants() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper sx={size}>Draft</Paper>
      <Paper variant="outlined" sx={size}>
        Archived
      </Paper>
    </Stack>
  );
}
