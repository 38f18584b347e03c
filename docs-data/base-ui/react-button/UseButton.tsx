import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useButton } from '@mui/base/useButton';
import { styled } from '@mui/system';

const Root = styled('button')({
  padding: '8px 16px',
  border: '2px solid currentColor',
  borderRadius: 999,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&[data-pressed]': { backgroundColor: 'light-dark(#dbe7e3, #24443c)' },
  '&[data-focused]': {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
});

const PillButton = forwardRef<
  HTMLButtonElement,
  ComponentPropsWithoutRef<'button'>
>(function PillButton({ children, ...props }, ref) {
  const { active, focusVisible, getRootProps } = useButton({
    ...props,
    rootRef: ref,
    rootElementName: 'button',
  });

  return (
    <Root
      {...props}
      {...getRootProps()}
      data-pressed={active || undefined}
      data-focused={focusVisible || undefined}
    >
      {children}
    </Root>
  );
});

export default function UseButton() {
  const [isPlaying, setPlaying] = useState(false);

  return (
    <PillButton onClick={() => setPlaying(!isPlaying)}>
      {isPlaying ? 'Pause the playlist' : 'Play the playlist'}
    </PillButton>
  );
}
