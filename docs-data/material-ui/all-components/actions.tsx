import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Fab from '@mui/material/Fab';

export const group = (
  <ButtonGroup>
    <Button>Day</Button>
    <Button>Week</Button>
  </ButtonGroup>
);

export const fab = (
  <Fab color="primary" component="div" aria-label="Add">
    <AddIcon />
  </Fab>
);

export const button = <Button variant="contained">Book</Button>;
