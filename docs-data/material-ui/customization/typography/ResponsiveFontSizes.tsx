import Typography from '@mui/material/Typography';
import {
  ThemeProvider,
  createTheme,
  responsiveFontSizes,
} from '@mui/material/styles';

const theme = responsiveFontSizes(createTheme(), { factor: 3 });

export default function ResponsiveFontSizes() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Typography variant="h3" component="p" gutterBottom>
          Ferries to the islands
        </Typography>
        <Typography variant="h5" component="p">
          Four departures a day
        </Typography>
      </div>
    </ThemeProvider>
  );
}
