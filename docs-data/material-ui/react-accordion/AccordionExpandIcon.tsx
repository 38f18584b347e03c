import { useId } from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function AccordionExpandIcon() {
  const id = useId();
  const names = { id, 'aria-controls': `${id}-fees` };

  return (
    <Accordion sx={{ width: 480, maxWidth: '100%', typography: 'body1' }}>
      <AccordionSummary expandIcon={<ArrowDropDownIcon />} {...names}>
        Fees and taxes
      </AccordionSummary>
      <AccordionDetails>
        The price includes the tourist tax of $2 a night.
      </AccordionDetails>
    </Accordion>
  );
}
