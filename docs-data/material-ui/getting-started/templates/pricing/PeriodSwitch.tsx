import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface PeriodSwitchProps {
  isYearly: boolean;
  onChange: (isYearly: boolean) => void;
}

export default function PeriodSwitch({
  isYearly,
  onChange,
}: PeriodSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label="Payment period"
      value={isYearly ? 'yearly' : 'monthly'}
      onChange={(_, period: string | null) => {
        if (period) onChange(period === 'yearly');
      }}
    >
      <ToggleButton value="monthly">Monthly</ToggleButton>
      <ToggleButton value="yearly">Yearly, 2 months free</ToggleButton>
    </ToggleButtonGroup>
  );
}
