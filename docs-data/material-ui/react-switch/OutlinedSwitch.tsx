import type {} from '@mui/material/themeCssVarsAugmentation';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

/** A flat switch whose track has a border, so that it stands out in both states. */
const OutlinedSwitch = styled(Switch)(({ theme }) => ({
  padding: 8,
  [`& .${switchClasses.track}`]: {
    boxSizing: 'border-box',
    border: `2px solid ${(theme.vars ?? theme).palette.text.secondary}`,
    borderRadius: 11,
    backgroundColor: 'transparent',
    opacity: 1,
  },
  [`& .${switchClasses.thumb}`]: {
    width: 14,
    height: 14,
    margin: 3,
    color: (theme.vars ?? theme).palette.text.secondary,
    boxShadow: 'none',
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
  [`& .${switchClasses.checked}`]: {
    [`& .${switchClasses.thumb}`]: {
      color: (theme.vars ?? theme).palette.primary.contrastText,
    },
    [`& + .${switchClasses.track}`]: {
      borderColor: (theme.vars ?? theme).palette.primary.main,
      opacity: '1 !important',
    },
  },
}));

export default OutlinedSwitch;
