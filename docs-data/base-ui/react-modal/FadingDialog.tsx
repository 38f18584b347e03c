import {
  forwardRef,
  useEffect,
  useState,
  type ComponentPropsWithoutRef,
} from 'react';
import { styled } from '@mui/system';
import { Dialog } from './StyledModal';

const Fading = styled(Dialog)({
  transition: 'opacity 200ms, translate 200ms',
  '&[data-away]': { opacity: 0, translate: '0 16px' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

interface FadingDialogProps extends ComponentPropsWithoutRef<'div'> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

/** The transition that the modal expects: `in` opens or closes it, and it reports when it starts and ends. */
export const FadingDialog = forwardRef<HTMLDivElement, FadingDialogProps>(
  function FadingDialog({ in: isIn, onEnter, onExited, ...props }, ref) {
    const [isHere, setHere] = useState(false);

    useEffect(() => {
      if (isIn) onEnter?.();
      const frame = requestAnimationFrame(() => setHere(isIn));
      return () => cancelAnimationFrame(frame);
      // The modal passes new functions in each render.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [isIn]);

    return (
      <Fading
        aria-modal
        {...props}
        ref={ref}
        data-away={isHere ? undefined : ''}
        onTransitionEnd={(event) => {
          // The transitions of elements in the dialog end here too.
          if (!isIn && event.target === event.currentTarget) onExited?.();
        }}
      />
    );
  },
);
