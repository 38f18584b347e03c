import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface TypeButtonsProps {
  value: 'bar' | 'line';
  onChange: (value: 'bar' | 'line') => void;
}

export default function TypeButtons({ value, onChange }: TypeButtonsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Type of chart"
      value={value}
      onChange={(_, next) => next && onChange(next)}
    >
      <ToggleButton value="bar">Bars</ToggleButton>
      <ToggleButton value="line">Line</ToggleButton>
    </ToggleButtonGroup>
  );
}
