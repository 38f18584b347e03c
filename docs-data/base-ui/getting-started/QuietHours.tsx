import { useId, useState } from 'react';
import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Switch = styled(BaseSwitch)({
  position: 'relative',
  flex: 'none',
  inlineSize: 44,
  blockSize: 26,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 6,
    backgroundColor: 'light-dark(#6b7280, #9ca3af)',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlock: 4,
    insetInlineStart: 4,
    inlineSize: 18,
    borderRadius: 3,
    backgroundColor: 'light-dark(#ffffff, #111827)',
    transition: 'inset-inline-start 120ms',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: {
    backgroundColor: 'light-dark(#17614f, #8fd9c4)',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 22,
  },
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

const Row = styled('div')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  padding: '8px 0',
});

function Setting({ label, checked }: { label: string; checked: boolean }) {
  const id = useId();
  const [on, setOn] = useState(checked);

  return (
    <Row>
      <Switch
        checked={on}
        onChange={(event) => setOn(event.target.checked)}
        slotProps={{ input: { id } }}
      />
      <label htmlFor={id}>{label}</label>
    </Row>
  );
}

export default function QuietHours() {
  return (
    <div>
      <Setting label="Quiet at night" checked />
      <Setting label="Quiet at work" checked={false} />
    </div>
  );
}
