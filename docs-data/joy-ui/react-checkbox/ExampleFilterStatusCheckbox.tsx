import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';

const states = [
  { label: 'Shipped', color: 'primary' },
  { label: 'Delivered', color: 'success' },
  { label: 'Returned', color: 'warning' },
] as const;

export default function ExampleFilterStatusCheckbox() {
  return (
    <Sheet variant="outlined" sx={{ p: 1, borderRadius: 'md', width: 240 }}>
      <List aria-label="Show orders" sx={{ '--ListItem-radius': '6px' }}>
        {states.map((state) => (
          <ListItem key={state.label} variant="soft" color={state.color}>
            <Checkbox overlay defaultChecked {...state} />
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
