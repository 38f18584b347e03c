import { useId } from 'react';
import { Switch } from '@mui/base/Switch';
import './focus-ring.css';

export default function FocusRing() {
  const delayId = useId();
  const platformId = useId();

  return (
    <div className="rings">
      <Switch className="ring-switch" slotProps={{ input: { id: delayId } }} />
      <label htmlFor={delayId}>Ring when the train is delayed</label>
      <Switch
        className="ring-switch"
        slotProps={{ input: { id: platformId } }}
      />
      <label htmlFor={platformId}>Ring when the platform changes</label>
    </div>
  );
}
