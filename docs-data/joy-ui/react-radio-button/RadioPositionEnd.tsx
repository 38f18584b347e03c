import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const voices = ['Soprano', 'Alto', 'Tenor', 'Bass'];
const labelFirst = { flexGrow: 1, flexDirection: 'row-reverse' } as const;

export default function RadioPositionEnd() {
  return (
    <RadioGroup aria-label="Voice" defaultValue="Alto">
      <List variant="outlined" sx={{ width: 240, borderRadius: 'sm' }}>
        {voices.map((voice) => (
          <ListItem key={voice}>
            <Radio overlay value={voice} label={voice} sx={labelFirst} />
          </ListItem>
        ))}
      </List>
    </RadioGroup>
  );
}
