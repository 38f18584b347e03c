import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const stops = ['Harbor', 'Old mill', 'Lighthouse'];

export default function IconlessCheckbox() {
  return (
    <List orientation="horizontal" aria-label="Stops" sx={listStyle}>
      {stops.map((stop) => (
        <ListItem key={stop}>
          <Checkbox
            overlay
            disableIcon
            variant="soft"
            label={stop}
            defaultChecked={stop === 'Old mill'}
          />
        </ListItem>
      ))}
    </List>
  );
}

/** A border marks the choice, so that it doesn’t depend on color. */
const listStyle = {
  flexWrap: 'wrap',
  '--List-gap': '0.5rem',
  '--ListItem-radius': '999px',
  [`& .${checkboxClasses.action}.${checkboxClasses.checked}`]: {
    border: '2px solid',
  },
};
