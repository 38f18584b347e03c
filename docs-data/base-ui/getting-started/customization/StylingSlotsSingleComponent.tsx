import { useId } from 'react';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const SeatSwitch = styled(Switch)({
  position: 'relative',
  flex: 'none',
  inlineSize: 52,
  blockSize: 28,
  border: '2px solid currentColor',
  borderRadius: 14,
  boxSizing: 'border-box',
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlock: 3,
    insetInlineStart: 3,
    inlineSize: 18,
    borderRadius: '50%',
    outline: '2px solid transparent',
    outlineOffset: -2,
    backgroundColor: 'currentColor',
  },
  [`&.${switchClasses.checked}`]: { color: 'light-dark(#17614f, #8fd9c4)' },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 27,
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: 2,
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});

export default function StylingSlotsSingleComponent() {
  const id = useId();

  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <SeatSwitch slotProps={{ input: { id } }} />
      <label htmlFor={id}>Window seat</label>
    </div>
  );
}
