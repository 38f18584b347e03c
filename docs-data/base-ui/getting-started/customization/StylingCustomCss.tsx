import { useId } from 'react';
import { Switch } from '@mui/base/Switch';
import './night-switch.css';

export default function StylingCustomCss() {
  const id = useId();

  return (
    <div className="night-row">
      <Switch
        className="night-switch"
        defaultChecked
        slotProps={{ input: { id } }}
      />
      <label htmlFor={id}>Night trains only</label>
    </div>
  );
}
