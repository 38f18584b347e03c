import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';

export default function SelectIndicator() {
  return (
    <Select
      aria-label="Season"
      defaultValue="fall"
      indicator={<ExpandMoreIcon />}
      sx={{
        width: 220,
        [`& .${selectClasses.indicator}`]: {
          transition: '0.2s',
          [`&.${selectClasses.expanded}`]: { transform: 'rotate(-180deg)' },
        },
      }}
    >
      <Option value="spring">Spring</Option>
      <Option value="fall">Fall</Option>
    </Select>
  );
}
