import { useId } from 'react';
import { Switch, type SwitchProps } from '@mui/base/Switch';
import { Control, Root, Row, Thumb } from './switchParts';

const slots = { root: Root, thumb: Thumb, input: Control, track: null };

function OvenSwitch({ label, ...props }: SwitchProps & { label: string }) {
  const id = useId();

  return (
    <Row>
      <Switch {...props} slots={slots} slotProps={{ input: { id } }} />
      <label htmlFor={id}>{label}</label>
    </Row>
  );
}

export default function StylingSlots() {
  return (
    <div>
      <OvenSwitch label="Preheat the oven" defaultChecked />
      <OvenSwitch label="Steam (no water in the tank)" disabled />
    </div>
  );
}
