import type { ReactNode } from 'react';
import { useTransitionStateManager } from '@mui/base/useTransition';
import { animated, useReducedMotion, useSpring } from '@react-spring/web';
import { card } from './card';

const config = { tension: 260, friction: 14 };

/** Bounces into place. */
export function Bounce({ children }: { children: ReactNode }) {
  const { requestedEnter, onExited } = useTransitionStateManager();
  const style = useSpring({
    opacity: requestedEnter ? 1 : 0,
    y: requestedEnter ? 0 : -24,
    config,
    immediate: useReducedMotion() ?? false,
    onRest: () => {
      if (!requestedEnter) onExited();
    },
  });

  return <animated.div style={{ ...card, ...style }}>{children}</animated.div>;
}
