import { useState } from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const heading = (
  <Stack
    direction="row"
    sx={{ justifyContent: 'space-between', alignItems: 'center' }}
  >
    <Typography level="title-lg" component="p">
      Lake cabin
    </Typography>
    <Chip color="success" variant="soft">
      Free in May
    </Chip>
  </Stack>
);

export default function CabinOffer() {
  const [saved, setSaved] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 240 }}>
      {heading}
      <RadioGroup aria-label="Length of stay" defaultValue="weekend">
        <Radio value="weekend" label="A weekend" variant="outlined" />
        <Radio value="week" label="A week" variant="outlined" />
        <Radio value="month" label="All of May" variant="outlined" />
      </RadioGroup>
      <Button
        type="button"
        variant={saved ? 'soft' : 'solid'}
        onClick={() => setSaved(!saved)}
      >
        {saved ? 'Remove from saved' : 'Save the offer'}
      </Button>
    </Stack>
  );
}
