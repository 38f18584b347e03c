import { useId, useState } from 'react';
import { styled } from '@mui/system';
import { QuietSwitch } from './QuietSwitch';

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
      <QuietSwitch
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
