import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ColorButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" color="success">
        Approve expense
      </Button>
      <Button variant="outlined" color="error">
        Reject expense
      </Button>
      <Button color="secondary">Ask a question</Button>
    </Stack>
  );
}
