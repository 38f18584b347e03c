import { type ReactElement, useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';

interface FadeInProps {
  in?: boolean;
  children?: ReactElement;
}

function FadeIn({ in: expanded, children }: FadeInProps) {
  return (
    <Fade in={expanded} timeout={400} unmountOnExit>
      <div>{children}</div>
    </Fade>
  );
}

export default function AccordionTransition() {
  const id = useId();
  const names = { id, 'aria-controls': `${id}-hint` };
  const size = { width: 480, maxWidth: '100%', typography: 'body1' };

  return (
    <Accordion slots={{ transition: FadeIn }} sx={size}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />} {...names}>
        Hint for question 4
      </AccordionSummary>
      <AccordionDetails>
        Look at the units: the speed is in knots.
      </AccordionDetails>
    </Accordion>
  );
}
