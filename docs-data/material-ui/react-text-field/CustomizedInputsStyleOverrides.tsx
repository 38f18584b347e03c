import { useMemo } from 'react';
import { filledInputClasses } from '@mui/material/FilledInput';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import type { ThemeOptions } from '@mui/material/styles';

const components: ThemeOptions['components'] = {
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
};

export default function CustomizedInputsStyleOverrides() {
  const outerTheme = useTheme();
  const theme = useMemo(() => ({ ...outerTheme, components }), [outerTheme]);

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TextField label="Recipe" defaultValue="Lentil soup" />
        <TextField label="Portions" defaultValue="4" />
      </Stack>
    </ThemeProvider>
  );
}
