import { createElement } from 'react';
import Slider, { sliderClasses } from '@mui/material/Slider';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

const thumbOf = (size: 'small' | 'medium') =>
  renderedStyle(
    createElement(Slider, { size, 'aria-label': 'Zoom' }),
    `.${sliderClasses.thumb}`,
  ).width;

export default [
  {
    says: 'The thumb of a small slider is 12 px wide instead of 20 px',
    holds: () => thumbOf('small') === '12px' && thumbOf('medium') === '20px',
  },
] satisfies readonly Fact[];
