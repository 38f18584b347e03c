import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { countries } from './countries';
import { stations } from './stations';

interface CodedOption {
  code: string;
  label: string;
}

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
  components: {
    MuiAutocomplete: {
      defaultProps: {
        autoHighlight: true,
        renderOption: ({ key, ...optionProps }, option: CodedOption) => (
          <li key={key} {...optionProps}>
            <span>{option.label}</span>
            <code>{option.code}</code>
          </li>
        ),
      },
      styleOverrides: {
        paper: { borderRadius: 12 },
        listbox: {
          padding: 8,
          [`& .${autocompleteClasses.option}`]: {
            borderRadius: 8,
            gap: 16,
            justifyContent: 'space-between',
          },
        },
      },
    },
  },
});

export default function GloballyCustomizedOptions() {
  return (
    <ThemeProvider theme={theme}>
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
          options={stations}
          renderInput={(params) => (
            <TextField {...params} label="Home station" />
          )}
        />
      </Stack>
    </ThemeProvider>
  );
}
