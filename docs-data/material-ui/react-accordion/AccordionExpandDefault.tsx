import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';

export default function AccordionExpandDefault() {
  const id = useId();
  const names = { id, 'aria-controls': `${id}-address` };

  return (
    <Accordion
      defaultExpanded
      sx={{ width: 480, maxWidth: '100%', typography: 'body1' }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} {...names}>
        Delivery address
      </AccordionSummary>
      <AccordionDetails>12 Quay Street, second floor</AccordionDetails>
      <AccordionActions>
        <Button>Change</Button>
        <Button>Use another address</Button>
      </AccordionActions>
    </Accordion>
  );
}
