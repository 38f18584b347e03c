import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function LayoutTextFields() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        maxWidth: 320,
      }}
    >
      <TextField margin="none" label="Street" helperText="No margin" />
      <TextField margin="dense" label="Building" helperText="Dense margin" />
      <TextField margin="normal" label="City" helperText="Normal margin" />
    </Box>
  );
}
