import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { choice, colors, onOff, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';
import { questions } from './questions';

const controls = {
  variant: choice(variants, 'plain'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  disableDivider: onOff(),
};

const inside = `<Accordion>
  <AccordionSummary>When can I check in?</AccordionSummary>
  <AccordionDetails>From 15:00.</AccordionDetails>
</Accordion>`;

export default function AccordionUsage() {
  return (
    <Playground name="AccordionGroup" controls={controls} inside={inside}>
      {(props) => (
        <AccordionGroup {...props} sx={{ maxWidth: 320 }}>
          {questions.arrival.map(({ title, text }) => (
            <Accordion key={title}>
              <AccordionSummary>{title}</AccordionSummary>
              <AccordionDetails>{text}</AccordionDetails>
            </Accordion>
          ))}
        </AccordionGroup>
      )}
    </Playground>
  );
}
