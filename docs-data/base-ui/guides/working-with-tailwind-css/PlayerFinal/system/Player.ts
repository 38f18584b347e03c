import { buttonClasses } from '@mui/base/Button';
import { sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const accent = 'light-dark(#be123c, #fda4af)';

export const Player = styled('section')({
  inlineSize: 320,
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  padding: 20,
  border: '1px solid light-dark(#d6d3d1, #57534e)',
  borderRadius: 16,
  backgroundColor: 'light-dark(#ffffff, #1c1917)',
  color: 'light-dark(#1c1917, #f5f5f4)',
  [`& .${sliderClasses.root}`]: {
    position: 'relative',
    display: 'block',
    blockSize: 24,
    marginBlock: 16,
    touchAction: 'none',
  },
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 10,
    blockSize: 4,
    borderRadius: 2,
    outline: '2px solid transparent',
    outlineOffset: -2,
    backgroundColor: accent,
  },
  [`& .${sliderClasses.rail}`]: { inlineSize: '100%', opacity: 0.35 },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    inlineSize: 20,
    blockSize: 20,
    borderRadius: '50%',
    outline: '2px solid transparent',
    outlineOffset: -2,
    backgroundColor: accent,
    translate: '-50%',
  },
  [`& .${buttonClasses.root}`]: {
    padding: '7px 19px',
    border: '1px solid transparent',
    borderRadius: 999,
    backgroundColor: accent,
    color: 'light-dark(#ffffff, #4c0519)',
    font: 'inherit',
    fontWeight: 600,
  },
  [`& .${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#1d4ed8, #93c5fd)',
    outlineOffset: 2,
  },
});
