import { CssTransition } from '@mui/base/Transitions';
import { styled } from '@mui/system';
import { Disclosure } from './Disclosure';
import { card } from './card';

const Fade = styled(CssTransition)({
  ...card,
  transition: 'opacity 200ms, translate 300ms',
  '&.fade-out': { opacity: 0, translate: '0 16px' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

export default function CssTransitionComponent() {
  return (
    <Disclosure label="Opening hours">
      <Fade
        enterClassName="fade-in"
        exitClassName="fade-out"
        lastTransitionedPropertyOnExit="translate"
      >
        Tuesday to Sunday, from 10:00 to 18:00
      </Fade>
    </Disclosure>
  );
}
