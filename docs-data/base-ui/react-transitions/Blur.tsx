import { useRef, type ReactNode } from 'react';
import { useTransitionStateManager } from '@mui/base/useTransition';
import { styled } from '@mui/system';
import { Transition } from 'react-transition-group';
import { card } from './card';

const Root = styled('div')({
  ...card,
  transition: 'opacity 250ms, filter 250ms',
  '&[data-status^=exit]': { opacity: 0, filter: 'blur(8px)' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

/** Comes into focus. */
export function Blur({ children }: { children: ReactNode }) {
  const { requestedEnter, onExited } = useTransitionStateManager();
  const node = useRef<HTMLDivElement>(null);

  return (
    <Transition
      in={requestedEnter}
      timeout={250}
      nodeRef={node}
      onExited={onExited}
    >
      {(status) => (
        <Root ref={node} data-status={status}>
          {children}
        </Root>
      )}
    </Transition>
  );
}
