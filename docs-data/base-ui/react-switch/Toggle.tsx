import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const Root = styled('span')({
  position: 'relative',
  flex: 'none',
  inlineSize: 44,
  blockSize: 26,
  border: '2px solid currentColor',
  borderRadius: 4,
  boxSizing: 'border-box',
  '&::after': {
    position: 'absolute',
    insetBlock: 2,
    insetInlineStart: 2,
    inlineSize: 18,
    borderRadius: 2,
    outline: '2px solid transparent',
    outlineOffset: -2,
    backgroundColor: 'currentColor',
    content: '""',
  },
  '&[data-checked]::after': { insetInlineStart: 20 },
  '&[data-disabled]': { opacity: 0.5 },
  '&[data-focused]': {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    zIndex: 1,
  },
});

export function Toggle({ id, ...props }: UseSwitchParameters & { id: string }) {
  const { checked, disabled, focusVisible, getInputProps } = useSwitch(props);

  return (
    <Root
      data-checked={checked || undefined}
      data-disabled={disabled || undefined}
      data-focused={focusVisible || undefined}
    >
      <input
        {...getInputProps()}
        id={id}
        style={{ inlineSize: '100%', blockSize: '100%' }}
      />
    </Root>
  );
}
