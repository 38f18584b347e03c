import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Stack from '@mui/joy/Stack';

const trips = { sm: 'One hour', md: 'Half a day', lg: 'A weekend' } as const;

export default function AccordionSizes() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <AccordionGroup
          key={size}
          size={size}
          variant="outlined"
          sx={groupStyle}
        >
          <Accordion>
            <AccordionSummary>{trips[size]}</AccordionSummary>
            <AccordionDetails>
              The path starts at the back gate of the hostel.
            </AccordionDetails>
          </Accordion>
        </AccordionGroup>
      ))}
    </Stack>
  );
}

const groupStyle = { borderRadius: 'md' };
