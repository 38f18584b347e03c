import { useId } from 'react';
import { StyledNumberInput } from './StyledNumberInput';

export default function NumberInputAdornments() {
  const budgetId = useId();
  const ropeId = useId();

  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <label htmlFor={budgetId}>Budget in euros</label>
      <StyledNumberInput
        id={budgetId}
        defaultValue={250}
        step={50}
        startAdornment="€"
      />
      <label htmlFor={ropeId}>Rope in meters</label>
      <StyledNumberInput id={ropeId} defaultValue={30} endAdornment="m" />
    </div>
  );
}
