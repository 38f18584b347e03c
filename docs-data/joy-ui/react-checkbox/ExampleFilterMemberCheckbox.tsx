import Avatar from '@mui/joy/Avatar';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';

const players = ['Cello', 'Viola', 'Flute'];

export default function ExampleFilterMemberCheckbox() {
  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'md', width: 260 }}>
      <List size="sm" aria-label="Show the rehearsals of">
        {players.map((player) => (
          <ListItem key={player}>
            <ListItemDecorator>
              <Avatar size="sm" aria-hidden>
                {player[0]}
              </Avatar>
            </ListItemDecorator>
            <Checkbox overlay label={player} sx={checkboxStyle} />
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}

/** The label comes first and takes up the rest of the row. */
const checkboxStyle = {
  flexGrow: 1,
  flexDirection: 'row-reverse',
  marginInlineStart: 1,
} as const;
