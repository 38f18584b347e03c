import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

interface ChoiceProps {
  name: string;
  names: object;
  value: string;
  onChange: (value: string) => void;
}

export function Choice({ name, names, value, onChange }: ChoiceProps) {
  return (
    <ToggleButtonGroup
      size="sm"
      aria-label={name}
      value={value}
      onChange={(_, next) => onChange(next ?? value)}
    >
      {Object.keys(names).map((one) => (
        <Button key={one} value={one}>
          {one}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
