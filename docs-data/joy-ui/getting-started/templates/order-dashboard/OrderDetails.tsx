import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Typography from '@mui/joy/Typography';
import { formatPrice, states, type Order } from './orders';
import Progression from './Progression';
import { stateAfter, type Orders } from './useOrders';

interface OrderDetailsProps extends Orders {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
}

export default function OrderDetails(props: OrderDetailsProps) {
  const { order, setState, isOpen, onClose } = props;
  const { id, customer, day, time, items, total, state, note } = order;
  const next = stateAfter(state);

  return (
    <Drawer anchor="right" open={isOpen} onClose={onClose}>
      <ModalClose aria-label="Close" />
      <DialogTitle component="h2">{customer}</DialogTitle>
      <DialogContent sx={{ p: 2, gap: 2 }}>
        <Typography>
          {id}, {day} at {time}
        </Typography>
        <Progression reached={states.indexOf(state)} />
        <Divider />
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
        <Typography level="title-md">Total {formatPrice(total)}</Typography>
        {note && (
          <Typography variant="soft" color="warning" sx={{ p: 1.5 }}>
            {note}
          </Typography>
        )}
        {next && (
          <Button sx={{ mt: 'auto' }} onClick={() => setState([id], next)}>
            Mark as {next.toLowerCase()}
          </Button>
        )}
      </DialogContent>
    </Drawer>
  );
}
