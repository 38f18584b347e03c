import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const kits = [
  { name: 'Swift', note: 'Light winds, one line', price: 34 },
  { name: 'Harrier', note: 'Strong winds, two lines', price: 52 },
];

/** A choice between two kits, as tiles. */
export default function KitChoice() {
  return (
    <FormControl>
      <FormLabel>Kit</FormLabel>
      <RadioGroup
        name="kit"
        defaultValue="Swift"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        {kits.map(({ name, note, price }) => (
          <Sheet
            key={name}
            variant="outlined"
            sx={{ p: 2, borderRadius: 'sm' }}
          >
            <Radio overlay value={name} label={`${name}, €${price}`} />
            <Typography level="body-sm" sx={{ mt: 0.5 }}>
              {note}
            </Typography>
          </Sheet>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
