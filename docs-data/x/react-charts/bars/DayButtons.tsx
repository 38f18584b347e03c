import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface DayButtonsProps {
  days: readonly string[];
  value: number;
  onChange: (value: number) => void;
}

export default function DayButtons({ days, value, onChange }: DayButtonsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Day"
      value={value}
      onChange={(_, next: number | null) => next !== null && onChange(next)}
    >
      {days.map((day, index) => (
        <ToggleButton key={day} value={index}>
          {day}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
