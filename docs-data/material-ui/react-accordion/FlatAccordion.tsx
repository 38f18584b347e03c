import type {} from '@mui/material/themeCssVarsAugmentation';
import AddIcon from '@mui/icons-material/Add';
import Accordion, {
  accordionClasses,
  type AccordionProps,
} from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, {
  accordionSummaryClasses,
  type AccordionSummaryProps,
} from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';

export const FlatAccordion = styled((props: AccordionProps) => (
  <Accordion disableGutters square elevation={0} {...props} />
))(({ theme }) => ({
  backgroundColor: 'transparent',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [`&.${accordionClasses.root}::before`]: { display: 'none' },
}));

export const FlatSummary = styled((props: AccordionSummaryProps) => (
  <AccordionSummary expandIcon={<AddIcon />} {...props} />
))(({ theme }) => ({
  flexDirection: 'row-reverse',
  gap: theme.spacing(1),
  paddingInline: 0,
  fontWeight: theme.typography.fontWeightBold,
  // A cross from the plus sign, instead of an arrow that turns over.
  [`& .${accordionSummaryClasses.expandIconWrapper}.${accordionSummaryClasses.expanded}`]:
    { transform: 'rotate(45deg)' },
}));

export const FlatDetails = styled(AccordionDetails)({
  paddingInlineStart: 32,
});
