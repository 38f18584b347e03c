import { alpha, darken, getContrastRatio, lighten } from '@mui/material/styles';
import { Swatches } from './Swatches';

const violet = '#7f00ff';

const shades = {
  'alpha 0.4': alpha(violet, 0.4),
  'lighten 0.4': lighten(violet, 0.4),
  main: violet,
  'darken 0.4': darken(violet, 0.4),
};

const ratio = getContrastRatio(violet, '#fff').toFixed(1);

export default function UsingStylesUtils() {
  return <Swatches title={`${ratio}:1 to white`} colors={shades} />;
}
