import styled from '@emotion/styled';
import Slider from '@mui/material/Slider';
import Box from '@mui/material/Box';
import { ThemeProvider, createTheme, type Theme } from '@mui/material/styles';

const theme = createTheme({ palette: { primary: { main: '#2e7d6b' } } });

const ThemedSlider = styled(Slider)<{ theme?: Theme }>(
  ({ theme: current }) => `
    color: ${current.palette.primary.main};
    margin-block: ${current.spacing(1)};
  `,
);

export default function StyledComponentsTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: 300, maxWidth: '100%' }}>
        <ThemedSlider aria-label="Warmth in percent" defaultValue={55} />
      </Box>
    </ThemeProvider>
  );
}
