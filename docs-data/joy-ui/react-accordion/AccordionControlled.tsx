import { useState } from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { questions } from './questions';

export default function AccordionControlled() {
  const [open, setOpen] = useState<string | null>(null);

  return (
    <AccordionGroup sx={{ maxWidth: 400 }}>
      {questions.house.map(({ title, text }) => (
        <Accordion
          key={title}
          expanded={open === title}
          onChange={(_, expanded) => setOpen(expanded ? title : null)}
        >
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
