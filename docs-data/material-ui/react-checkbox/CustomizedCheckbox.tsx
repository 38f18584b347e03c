import type {} from '@mui/material/themeCssVarsAugmentation';
import CheckIcon from '@mui/icons-material/Check';
import { buttonBaseClasses } from '@mui/material/ButtonBase';
import Checkbox, {
  checkboxClasses,
  type CheckboxProps,
} from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';

const RoundBox = styled(Checkbox)(({ theme }) => ({
  '& svg': {
    padding: 3,
    border: '2px solid currentColor',
    borderRadius: '50%',
  },
  [`&.${checkboxClasses.checked} svg`]: {
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
  [`&.${buttonBaseClasses.focusVisible} svg`]: {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
}));

/** A round box, with an outline for the focus instead of a ripple. */
function Round(props: CheckboxProps) {
  return (
    <RoundBox
      {...props}
      disableRipple
      icon={<SvgIcon />}
      checkedIcon={<CheckIcon />}
    />
  );
}

export default function CustomizedCheckbox() {
  return (
    <FormGroup>
      <FormControlLabel
        label="Water the tomatoes"
        control={<Round defaultChecked />}
      />
      <FormControlLabel label="Turn the compost" control={<Round />} />
    </FormGroup>
  );
}
