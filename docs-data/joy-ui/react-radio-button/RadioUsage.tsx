import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioUsage() {
  return (
    <RadioGroup aria-label="Seat" defaultValue="Aisle">
      {['Aisle', 'Window'].map((seat) => (
        <Radio key={seat} value={seat} color="primary" label={seat} />
      ))}
    </RadioGroup>
  );
}
