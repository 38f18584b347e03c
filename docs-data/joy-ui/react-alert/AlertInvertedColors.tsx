import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AlertInvertedColors() {
  return (
    <Alert
      invertedColors
      variant="solid"
      color="primary"
      endDecorator={<Button variant="outlined">Pause</Button>}
      sx={{ width: '100%' }}
    >
      <Stack spacing={1} sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography level="title-sm">Copying the archive</Typography>
        <LinearProgress determinate value={60} aria-label="Copied" />
      </Stack>
    </Alert>
  );
}
