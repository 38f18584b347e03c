import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/** The surface of the modals on this page, in the center of the window. */
export const Panel = styled(Paper)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 320,
  maxWidth: `calc(100% - ${theme.spacing(4)})`,
  height: 'fit-content',
  padding: theme.spacing(3),
}));
