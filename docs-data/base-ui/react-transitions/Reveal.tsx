import type { ReactNode } from 'react';
import {
  TransitionContext,
  useTransitionTrigger,
} from '@mui/base/useTransition';

interface RevealProps {
  open: boolean;
  children: ReactNode;
}

/** Stays in the document, and is hidden after its closing transition. */
export function Reveal({ open, children }: RevealProps) {
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <TransitionContext.Provider value={contextValue}>
      <div style={{ visibility: hasExited ? 'hidden' : 'visible' }}>
        {children}
      </div>
    </TransitionContext.Provider>
  );
}
