import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonSizes() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Button variant="contained" size="small">
        Edit row
      </Button>
      <Button variant="contained" size="medium">
        Save invoice
      </Button>
      <Button variant="contained" size="large">
        Start free trial
      </Button>
    </Stack>
  );
}
