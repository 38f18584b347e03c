import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';

const currencies = ['Czech koruna', 'Euro', 'Pound sterling', 'Swiss franc'];

const inputStyle = {
  width: 200,
  p: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
};

export default function CustomInputAutocomplete() {
  return (
    <Autocomplete
      options={currencies}
      renderInput={(params) => (
        <div ref={params.InputProps.ref}>
          <Box component="label" {...params.InputLabelProps}>
            Pay in{' '}
          </Box>
          <Box component="input" {...params.inputProps} sx={inputStyle} />
        </div>
      )}
      sx={{ typography: 'body1', width: 280, maxWidth: '100%' }}
    />
  );
}
