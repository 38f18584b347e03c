import type {} from '@mui/material/themeCssVarsAugmentation';
import FormControlLabel, {
  formControlLabelClasses,
} from '@mui/material/FormControlLabel';
import Radio, { radioClasses } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';

const PlanCard = styled(FormControlLabel)(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  padding: theme.spacing(1, 2, 1, 1),
  borderRadius: theme.shape.borderRadius,
  boxShadow: `inset 0 0 0 1px ${(theme.vars ?? theme).palette.text.secondary}`,
  [`&:has(.${radioClasses.checked})`]: {
    boxShadow: `inset 0 0 0 3px ${(theme.vars ?? theme).palette.primary.main}`,
    [`& .${formControlLabelClasses.label}`]: {
      fontWeight: theme.typography.fontWeightBold,
    },
  },
}));

export default function CustomizedRadios() {
  return (
    <RadioGroup aria-label="Plan" defaultValue="team" sx={{ width: 260 }}>
      <PlanCard value="solo" label="Solo, €8" control={<Radio />} />
      <PlanCard value="team" label="Team, €20" control={<Radio />} />
      <PlanCard value="club" label="Club, €35" control={<Radio />} />
    </RadioGroup>
  );
}
