import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function AccordionSpecimen() {
  return (
    <Accordion defaultExpanded>
      <AccordionSummary>Summary</AccordionSummary>
      <AccordionDetails>Details</AccordionDetails>
    </Accordion>
  );
}
