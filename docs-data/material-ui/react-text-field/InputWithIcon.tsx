import HomeIcon from '@mui/icons-material/Home';
import PlaceIcon from '@mui/icons-material/Place';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const pin = (
  <InputAdornment position="start">
    <PlaceIcon />
  </InputAdornment>
);

export default function InputWithIcon() {
  return (
    <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        label="Pick-up point"
        slotProps={{ input: { startAdornment: pin } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <HomeIcon sx={{ color: 'action.active', mb: 0.5 }} />
        <TextField
          fullWidth
          variant="standard"
          label="Home address"
          autoComplete="street-address"
        />
      </Box>
    </Stack>
  );
}
