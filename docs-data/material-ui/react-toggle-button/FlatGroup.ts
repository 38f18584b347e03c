import { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  toggleButtonGroupClasses,
} from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

/** A group whose buttons have no borders. */
const FlatGroup = styled(ToggleButtonGroup)({
  [`& .${toggleButtonGroupClasses.grouped}.${toggleButtonClasses.root}`]: {
    minWidth: 40,
    margin: 0,
    border: 0,
    borderRadius: 4,
  },
});

export default FlatGroup;
