import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function MultilineTextFields() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        multiline
        label="Note to the driver"
        helperText="Grows with the text"
      />
      <TextField
        multiline
        minRows={2}
        maxRows={4}
        label="Delivery address"
        helperText="Grows from two to four rows, then scrolls"
        defaultValue={'Harbor Street 12\n5004 Bergen'}
      />
      <TextField
        multiline
        rows={4}
        label="Reason for return"
        helperText="Always four rows"
        defaultValue="The lamp arrived without its plug."
      />
    </Stack>
  );
}
