import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

/** The palettes of the package, by name. */
export const palettes = {
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
};
