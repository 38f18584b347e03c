import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionDisabled() {
  return (
    <AccordionGroup sx={{ width: 320, maxWidth: '100%' }}>
      <Accordion>
        <AccordionSummary>Your stay</AccordionSummary>
        <AccordionDetails>
          Two nights in a room with four beds.
        </AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary>Invoice, after your stay</AccordionSummary>
        <AccordionDetails>Not ready yet.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
