import { createElement } from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const raised = () => renderedCss(createElement(Card, { raised: true }));

export default [
  {
    says: 'a padding of 16 px, and 24 px at the bottom where it comes last',
    holds: () => {
      const { css } = renderedCss(createElement(CardContent));
      return /padding:16px/.test(css) && /padding-bottom:24px/.test(css);
    },
  },
  {
    says: '`raised` sets the elevation to 8',
    holds: () => raised().html.includes('MuiPaper-elevation8'),
  },
  {
    says: '`shape.borderRadius`, 4 px',
    holds: () => createTheme().shape.borderRadius === 4,
  },
] satisfies readonly Fact[];
