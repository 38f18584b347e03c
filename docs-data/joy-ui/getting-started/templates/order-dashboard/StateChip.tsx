import type { ReactElement } from 'react';
import Chip from '@mui/joy/Chip';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';
import { stateLooks, type OrderState } from './orders';

const icons: Record<OrderState, ReactElement> = {
  Ordered: <HourglassEmptyIcon />,
  'In the oven': <LocalFireDepartmentIcon />,
  Ready: <ShoppingBasketIcon />,
  Collected: <DoneAllIcon />,
};

export default function StateChip({ state }: { state: OrderState }) {
  return (
    <Chip size="sm" {...stateLooks[state]} startDecorator={icons[state]}>
      {state}
    </Chip>
  );
}
