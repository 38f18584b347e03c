import { CssAnimation } from '@mui/base/Transitions';
import { keyframes, styled } from '@mui/system';
import { Disclosure } from './Disclosure';
import { card } from './card';

const unfold = keyframes({ from: { opacity: 0, scale: '1 0.4' } });
const fold = keyframes({ to: { opacity: 0, scale: '1 0.4' } });

const Fold = styled(CssAnimation)({
  ...card,
  transformOrigin: 'top',
  '&.unfold': { animation: `${unfold} 250ms ease-out` },
  '&.fold': { animation: `${fold} 250ms ease-in forwards` },
  '@media (prefers-reduced-motion: reduce)': {
    '&.fold, &.unfold': { animationDuration: '1ms' },
  },
});

export default function CssAnimationComponent() {
  return (
    <Disclosure label="Map of the garden">
      <Fold
        enterClassName="unfold"
        enterAnimationName={unfold.name}
        exitClassName="fold"
        exitAnimationName={fold.name}
      >
        The pond is behind the greenhouse, on the left.
      </Fold>
    </Disclosure>
  );
}
