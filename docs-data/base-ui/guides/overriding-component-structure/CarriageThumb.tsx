import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { sliderClasses, type SliderOwnerState } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Box = styled('span')({
  position: 'absolute',
  top: -4,
  padding: '4px 10px',
  border: '2px solid light-dark(#1e3a5f, #bfdbfe)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #10243d)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  translate: '-50%',
  [`&.${sliderClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
});

interface CarriageThumbProps extends ComponentPropsWithoutRef<'span'> {
  ownerState: SliderOwnerState;
}

export const CarriageThumb = forwardRef<HTMLSpanElement, CarriageThumbProps>(
  function CarriageThumb({ ownerState, children, ...props }, ref) {
    return (
      <Box {...props} ref={ref}>
        <span aria-hidden>Car {String(ownerState.value)}</span>
        {children}
      </Box>
    );
  },
);
