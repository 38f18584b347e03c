import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import { channels } from './channels';

export default function ExamplePaymentChannels() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Pay the deposit</FormLabel>
      <RadioGroup defaultValue="transfer">
        <List variant="outlined" sx={{ borderRadius: 'sm' }}>
          {channels.map(({ value, label, icon }) => (
            <ListItem key={value}>
              <ListItemDecorator>{icon}</ListItemDecorator>
              <Radio overlay value={value} label={label} sx={labelFirst} />
            </ListItem>
          ))}
        </List>
      </RadioGroup>
    </FormControl>
  );
}

const labelFirst = { flexGrow: 1, flexDirection: 'row-reverse' } as const;
