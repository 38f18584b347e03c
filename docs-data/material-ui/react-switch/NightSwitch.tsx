import Switch, { switchClasses } from '@mui/material/Switch';
import { indigo } from '@mui/material/colors';
import { styled } from '@mui/material/styles';

/** A switch with an icon as its thumb. */
const NightSwitch = styled(Switch)(({ theme }) => ({
  width: 72,
  height: 42,
  [`& .${switchClasses.switchBase}`]: {
    left: 5,
    color: indigo[900],
    [`&.${switchClasses.checked}`]: {
      color: theme.palette.common.white,
    },
    [`&.${switchClasses.checked} + .${switchClasses.track}`]: {
      backgroundColor: indigo[700],
      opacity: 1,
    },
  },
  [`& .${switchClasses.track}`]: {
    height: 26,
    marginTop: -4,
    borderRadius: 13,
    outline: '2px solid transparent',
    outlineOffset: -2,
    backgroundColor: indigo[100],
    opacity: 1,
  },
}));

export default NightSwitch;
