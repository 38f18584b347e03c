import styled from '@emotion/styled';
import Chip from '@mui/material/Chip';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const theme = createTheme({ palette: { secondary: { main: '#2e7d6b' } } });

const ThemedChip = styled(Chip)<{ theme?: Theme }>(
  ({ theme: current }) => `
    background-color: ${current.palette.secondary.main};
    color: ${current.palette.secondary.contrastText};
    padding: ${current.spacing(1)};
  `,
);

export default function StyledComponentsTheme() {
  return (
    <ThemeProvider theme={theme}>
      <ThemedChip label="Watered today" />
    </ThemeProvider>
  );
}
