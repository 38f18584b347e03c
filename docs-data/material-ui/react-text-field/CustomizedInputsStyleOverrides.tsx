import { filledInputClasses } from '@mui/material/FilledInput';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
  components: {
    MuiTextField: { defaultProps: { variant: 'filled', size: 'small' } },
    MuiFilledInput: {
      defaultProps: { disableUnderline: true },
      styleOverrides: {
        root: {
          borderRadius: 8,
          [`&.${filledInputClasses.focused}`]: {
            outline: '2px solid currentColor',
          },
        },
      },
    },
  },
});

export default function CustomizedInputsStyleOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', p: 2 }}>
        <TextField label="Recipe" defaultValue="Lentil soup" />
        <TextField label="Portions" defaultValue="4" />
      </Stack>
    </ThemeProvider>
  );
}
