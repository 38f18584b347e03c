import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const Row = styled('label')({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 16px',
  borderBlockEnd: '1px solid light-dark(#d6d3d1, #57534e)',
  cursor: 'pointer',
  '&[data-checked]': { backgroundColor: 'light-dark(#fef3c7, #422006)' },
  '&[data-focused]': {
    outline: '3px solid light-dark(#b45309, #fbbf24)',
    outlineOffset: -3,
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0 },
});

interface DayProps extends UseSwitchParameters {
  day: string;
}

function Day({ day, ...props }: DayProps) {
  const { checked, focusVisible, getInputProps } = useSwitch(props);

  return (
    <Row
      data-checked={checked || undefined}
      data-focused={focusVisible || undefined}
    >
      {day}
      <span aria-hidden>{checked ? '☀ 06:30' : '☾ asleep'}</span>
      <input {...getInputProps()} />
    </Row>
  );
}

export default function UseSwitchesCustom() {
  return (
    <div role="group" aria-label="Alarm" style={{ inlineSize: 280 }}>
      <Day day="Friday" defaultChecked />
      <Day day="Saturday" />
      <Day day="Sunday" />
    </div>
  );
}
