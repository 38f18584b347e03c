import { useId } from 'react';
import { Toggle } from './Toggle';

export default function UseSwitchesBasic() {
  const lightId = useId();
  const heatId = useId();

  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 12 }}>
      <Toggle id={lightId} defaultChecked />
      <label htmlFor={lightId}>Greenhouse light</label>
      <Toggle id={heatId} disabled />
      <label htmlFor={heatId}>Heating (not installed)</label>
    </div>
  );
}
