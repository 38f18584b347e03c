import { useId } from 'react';
import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Switch = styled(BaseSwitch)({
  position: 'relative',
  flex: 'none',
  inlineSize: 52,
  blockSize: 30,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 15,
    outline: '2px solid transparent',
    outlineOffset: -2,
    backgroundColor: 'light-dark(#6b7280, #9ca3af)',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlock: 4,
    insetInlineStart: 4,
    inlineSize: 22,
    borderRadius: 11,
    outline: '2px solid transparent',
    outlineOffset: -2,
    backgroundColor: 'light-dark(#ffffff, #111827)',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: {
    backgroundColor: 'light-dark(#17614f, #8fd9c4)',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 26,
  },
  [`&.${switchClasses.disabled}`]: { opacity: 0.5 },
  [`&.${switchClasses.focusVisible} .${switchClasses.track}`]: {
    outline: '3px solid light-dark(#d97706, #fbbf24)',
    outlineOffset: 2,
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
  },
});

const Row = styled('div')({ display: 'flex', gap: 12, alignItems: 'center' });

export default function UnstyledSwitchIntroduction() {
  const id = useId();

  return (
    <Row>
      <Switch defaultChecked slotProps={{ input: { id } }} />
      <label htmlFor={id}>Remind me a day before</label>
    </Row>
  );
}
