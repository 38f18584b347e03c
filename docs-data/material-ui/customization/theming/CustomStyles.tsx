import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ThemeProvider, createTheme, styled } from '@mui/material/styles';

interface StatusTheme {
  status: { delayed: string };
}

// This demo has no declaration file, so it casts the theme where it reads it.
const theme = createTheme({}, { status: { delayed: '#c2410c' } });

const DelayedCheckbox = styled(Checkbox)(({ theme: current }) => {
  const { status } = current as typeof current & StatusTheme;
  return {
    color: status.delayed,
    [`&.${checkboxClasses.checked}`]: { color: status.delayed },
  };
});

export default function CustomStyles() {
  return (
    <ThemeProvider theme={theme}>
      <FormControlLabel
        label="Tell me about delays"
        control={<DelayedCheckbox defaultChecked />}
      />
    </ThemeProvider>
  );
}
