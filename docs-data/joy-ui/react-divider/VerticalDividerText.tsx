import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function VerticalDividerText() {
  return (
    <Stack direction="row" spacing={2} sx={{ height: 120 }}>
      <Typography alignSelf="center">Knead by hand</Typography>
      <Divider orientation="vertical">or</Divider>
      <Typography alignSelf="center">With a machine</Typography>
    </Stack>
  );
}
