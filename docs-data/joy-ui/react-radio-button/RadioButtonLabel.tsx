import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

export default function RadioButtonLabel() {
  return (
    <RadioGroup aria-label="Ticket" defaultValue="single">
      <Radio value="single" label="Single journey" />
      <Radio
        value="day"
        label={
          <>
            Day ticket
            <Typography level="body-sm" display="block">
              Until three o’clock in the morning
            </Typography>
          </>
        }
      />
    </RadioGroup>
  );
}
