import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const instruments = {
  Strings: ['Violin', 'Double bass'],
  Woodwinds: ['Oboe', 'Bassoon'],
};

export default function SelectGroupedOptions() {
  return (
    <Select aria-label="Instrument" defaultValue="Oboe" sx={{ width: 220 }}>
      {Object.entries(instruments).map(([family, names]) => (
        <List key={family} role="group" aria-label={family}>
          <ListItem sticky role="presentation" sx={{ fontWeight: 'lg' }}>
            {family}
          </ListItem>
          {names.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </List>
      ))}
    </Select>
  );
}
