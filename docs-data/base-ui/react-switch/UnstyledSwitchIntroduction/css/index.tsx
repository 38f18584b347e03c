import { useId } from 'react';
import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function UnstyledSwitchIntroduction() {
  const id = useId();

  return (
    <div className="reminder">
      <Switch
        className="reminder-switch"
        defaultChecked
        slotProps={{ input: { id } }}
      />
      <label htmlFor={id}>Remind me a day before</label>
    </div>
  );
}
