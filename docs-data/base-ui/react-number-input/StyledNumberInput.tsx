import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
  type NumberInputProps,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const Root = styled(NumberInput)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: 220,
  boxSizing: 'border-box',
  padding: 4,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  [`&.${numberInputClasses.focused}`]: {
    outline: '2px solid light-dark(#1d4ed8, #93c5fd)',
  },
  [`& .${numberInputClasses.input}`]: {
    flex: 1,
    minInlineSize: 0,
    padding: 6,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& button': {
    order: 1,
    inlineSize: 32,
    blockSize: 32,
    border: '1px solid currentColor',
    borderRadius: 4,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    '&:disabled': { borderStyle: 'dashed', opacity: 0.6 },
  },
});

const slotProps = {
  input: { role: 'spinbutton' },
  incrementButton: { type: 'button', 'aria-label': 'More', children: '+' },
  decrementButton: { type: 'button', 'aria-label': 'Less', children: '−' },
} as const;

export function StyledNumberInput(props: NumberInputProps) {
  return <Root {...props} slotProps={slotProps} />;
}
