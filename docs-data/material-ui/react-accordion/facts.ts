import { createElement } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const open = () =>
  renderedCss(
    createElement(Accordion, {
      defaultExpanded: true,
      children: [
        createElement(AccordionSummary, { key: 'summary' }, 'Fees'),
        'None',
      ],
    }),
  );

export default [
  {
    says: 'a margin of 16 px above and below',
    holds: () => /margin:16px 0(px)?/.test(open().css),
  },
  {
    says: 'from 48 px to 64 px',
    holds: () => {
      const { css } = open();
      return css.includes('min-height:48px') && css.includes('min-height:64px');
    },
  },
  {
    says: 'an `h3` element',
    holds: () => open().html.includes('<h3'),
  },
] satisfies readonly Fact[];
