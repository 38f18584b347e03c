import { useId, useState } from 'react';
import { StyledNumberInput } from './StyledNumberInput';

export default function NumberInputBasic() {
  const id = useId();
  const [eggs, setEggs] = useState<number | null>(6);

  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <label htmlFor={id}>Eggs</label>
      <StyledNumberInput
        id={id}
        value={eggs}
        onChange={(_event, value) => setEggs(value)}
        min={6}
        max={60}
        step={6}
      />
      <span>In boxes of 6, up to 60</span>
    </div>
  );
}
