import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { questions } from './questions';

export default function AccordionBasic() {
  return (
    <AccordionGroup sx={{ maxWidth: 400 }}>
      {questions.food.map(({ title, text }, index) => (
        <Accordion key={title} defaultExpanded={index === 0}>
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
