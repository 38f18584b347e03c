import { useState } from 'react';
import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import Snackbar from '@mui/joy/Snackbar';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import BulkBar from './BulkBar';
import Filters from './Filters';
import { focusHeading, headingId } from './focusHeading';
import Header from './Header';
import NothingFound from './NothingFound';
import OrderCards from './OrderCards';
import OrderDetails from './OrderDetails';
import OrderTable from './OrderTable';
import Progress from './Progress';
import { theme } from './theme';
import { useOrders } from './useOrders';

const main = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  width: '100%',
  maxWidth: 1200,
  mx: 'auto',
  px: { xs: 2, md: 4 },
  pt: { xs: 3, md: 4 },
  pb: 10,
};

export default function OrderDashboard() {
  const orders = useOrders();
  const [openId, setOpenId] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const open = (id: string) => {
    setOpenId(id);
    setOpen(true);
  };
  const order = orders.orders.find(({ id }) => id === openId);

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ minHeight: '100dvh', bgcolor: 'background.body' }}>
        <Header {...orders} />
        <Box component="main" sx={main}>
          <Typography
            level="h1"
            id={headingId}
            tabIndex={-1}
            sx={{ outline: 0 }}
          >
            {orders.filter.day}’s orders
          </Typography>
          <Progress {...orders} />
          <Filters {...orders} />
          <Typography level="body-sm" role="status">
            {orders.found.length} of {orders.ofDay.length} orders shown
          </Typography>
          {orders.found.length > 0 ? (
            <>
              <OrderTable {...orders} onOpen={open} />
              <OrderCards {...orders} onOpen={open} />
            </>
          ) : (
            <NothingFound
              onReset={() => {
                orders.change({ words: '', state: 'All' });
                focusHeading();
              }}
            />
          )}
          <BulkBar {...orders} />
        </Box>
        {order && (
          <OrderDetails
            {...orders}
            order={order}
            isOpen={isOpen}
            onClose={() => {
              setOpen(false);
              // The filters may hide the order now, and its link with it.
              if (!orders.found.includes(order)) setTimeout(focusHeading);
            }}
          />
        )}
        <Snackbar
          key={orders.message}
          open={orders.isMessageOpen}
          onClose={(_, reason) =>
            reason !== 'clickaway' && orders.closeMessage()
          }
          autoHideDuration={5000}
          variant="soft"
          color="success"
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        >
          <span role="alert">{orders.message}</span>
        </Snackbar>
      </Box>
    </CssVarsProvider>
  );
}
