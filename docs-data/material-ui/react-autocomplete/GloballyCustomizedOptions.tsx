import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { countries } from './countries';
import optionTheme from './optionTheme';

const ticketClasses = ['First class', 'Second class', 'Sleeper'];

export default function GloballyCustomizedOptions() {
  return (
    <ThemeProvider theme={optionTheme}>
      <Stack
        component="main"
        aria-label="Traveler"
        spacing={2}
        sx={{ width: 300, maxWidth: '100%', p: 2 }}
      >
        <Typography component="h1" variant="h6">
          Traveler
        </Typography>
        <Autocomplete
          options={countries}
          renderInput={(params) => <TextField {...params} label="Passport" />}
        />
        <Autocomplete
          options={ticketClasses}
          renderInput={(params) => <TextField {...params} label="Class" />}
        />
      </Stack>
    </ThemeProvider>
  );
}
