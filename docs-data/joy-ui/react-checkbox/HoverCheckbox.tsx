import DoneIcon from '@mui/icons-material/Done';
import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';

export default function HoverCheckbox() {
  return (
    <Checkbox
      label="Water the tomatoes"
      uncheckedIcon={<DoneIcon />}
      sx={{
        [`& .${checkboxClasses.checkbox}:not(.${checkboxClasses.checked}) svg`]:
          { opacity: 0 },
        [`&:hover .${checkboxClasses.checkbox} svg`]: { opacity: 1 },
      }}
    />
  );
}
