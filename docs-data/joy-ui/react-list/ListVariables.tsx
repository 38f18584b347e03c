import LuggageIcon from '@mui/icons-material/Luggage';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--List-padding': number(0, [0, 32]),
  '--List-radius': number(0, [0, 32]),
  '--List-gap': number(0, [0, 32]),
  '--ListItem-minHeight': number(36, [24, 80]),
  '--ListItem-paddingX': number(12, [0, 48]),
  '--ListItemDecorator-size': number(40, [20, 80]),
};

export default function ListVariables() {
  return (
    <Playground
      name="List"
      variables={variables}
      inside="<ListItem>…</ListItem>"
    >
      {(_, sx) => (
        <List variant="outlined" aria-label="Luggage" sx={sx}>
          {['Backpack', 'Suitcase'].map((name) => (
            <ListItem key={name}>
              <ListItemButton variant="soft">
                <ListItemDecorator>
                  <LuggageIcon />
                </ListItemDecorator>
                {name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </Playground>
  );
}
