import CircleIcon from '@mui/icons-material/Circle';
import Option from '@mui/joy/Option';
import Select, { type SelectOption } from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const states: Record<string, string> = {
  sunny: 'warning.400',
  cloudy: 'neutral.500',
  rainy: 'primary.500',
};

export default function SelectCustomValueAppearance() {
  return (
    <Select
      aria-label="Weather in the photo"
      defaultValue="sunny"
      renderValue={renderWithDot}
      sx={{ width: 220 }}
    >
      <Option value="sunny">Sunny</Option>
      <Option value="cloudy">Cloudy</Option>
      <Option value="rainy">Rainy</Option>
    </Select>
  );
}

function renderWithDot(option: SelectOption<string> | null) {
  if (!option) return null;
  return (
    <Typography
      component="span"
      startDecorator={<CircleIcon sx={{ color: states[option.value] }} />}
    >
      {option.label}
    </Typography>
  );
}
