import Accordion from '@mui/joy/Accordion';
import AccordionDetails, {
  accordionDetailsClasses,
} from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { questions } from './questions';

export default function AccordionDepthPanel() {
  return (
    <AccordionGroup variant="outlined" sx={groupStyle}>
      {questions.departure.map(({ title, text }, index) => (
        <Accordion key={title} defaultExpanded={index === 0}>
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails variant="soft">{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}

const groupStyle = {
  maxWidth: 400,
  borderRadius: 'lg',
  [`& .${accordionDetailsClasses.content}`]: {
    boxShadow: (theme: { vars: { palette: { divider: string } } }) =>
      `inset 0 1px ${theme.vars.palette.divider}`,
  },
  [`& .${accordionDetailsClasses.content}.${accordionDetailsClasses.expanded}`]:
    { pt: 1.5 },
};
