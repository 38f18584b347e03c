import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Gallery from './Gallery';
import { bottomNavigation, drawer, speedDial, tabs } from './bars';
import { menu } from './menu';

const breadcrumbs = (
  <Breadcrumbs aria-label="Path">
    <span>Island</span>
    <span>Harbor</span>
  </Breadcrumbs>
);

const stepper = (
  <Stepper activeStep={1} orientation="vertical">
    <Step>
      <StepLabel>Seat</StepLabel>
    </Step>
    <Step>
      <StepLabel>Pay</StepLabel>
    </Step>
  </Stepper>
);

const items = [
  ['Bottom Navigation', 'react-bottom-navigation', bottomNavigation],
  ['Breadcrumbs', 'react-breadcrumbs', breadcrumbs],
  ['Drawer', 'react-drawer', drawer],
  [
    'Link',
    'react-link',
    <Link key="" component="span">
      House rules
    </Link>,
  ],
  ['Menu', 'react-menu', menu],
  [
    'Pagination',
    'react-pagination',
    <Pagination key="" size="small" count={3} />,
  ],
  ['Speed Dial', 'react-speed-dial', speedDial],
  ['Stepper', 'react-stepper', stepper],
  ['Tabs', 'react-tabs', tabs],
] as const;

export default function AllComponentsNavigation() {
  return <Gallery label="Navigation" items={items} />;
}
