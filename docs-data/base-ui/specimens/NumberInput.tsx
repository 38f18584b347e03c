import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

export default function NumberInputSpecimen() {
  return (
    <NumberInput
      defaultValue={2}
      min={1}
      max={9}
      startAdornment={<span aria-hidden="true">× </span>}
      endAdornment=" tickets"
      slotProps={{
        input: { role: 'spinbutton', 'aria-label': 'Tickets' },
        incrementButton: { children: '+', 'aria-label': 'Add a ticket' },
        decrementButton: { children: '−', 'aria-label': 'Remove a ticket' },
      }}
    />
  );
}
