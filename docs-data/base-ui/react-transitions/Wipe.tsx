import type { ReactNode } from 'react';
import { useTransitionStateManager } from '@mui/base/useTransition';
import { styled } from '@mui/system';
import { card } from './card';

const Root = styled('div')({
  ...card,
  clipPath: 'inset(0)',
  transition: 'clip-path 300ms',
  '&[data-away]': { clipPath: 'inset(0 0 100% 0)' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

/** Reveals its children from top to bottom. */
export function Wipe({ children }: { children: ReactNode }) {
  const { requestedEnter, onExited } = useTransitionStateManager();

  return (
    <Root
      data-away={requestedEnter ? undefined : ''}
      onTransitionEnd={() => {
        if (!requestedEnter) onExited();
      }}
    >
      {children}
    </Root>
  );
}
