import { useEffect, useState } from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import OrderLines from './OrderLines';
import PanelCell from './PanelCell';
import { orders, type Order } from './orders';

/** Simulates a request for the lines of an order. */
function fetchOrder(id: number) {
  const order = orders.find((each) => each.id === id);
  return new Promise<Order | undefined>((resolve) =>
    setTimeout(() => resolve(order), 600),
  );
}

interface LoadedLinesProps {
  id: number;
  /** Orders that have been loaded already. */
  cache: Map<number, Order>;
}

export default function LoadedLines({ id, cache }: LoadedLinesProps) {
  const [order, setOrder] = useState(cache.get(id));

  useEffect(() => {
    let isCurrent = true;
    if (cache.has(id)) return undefined;
    fetchOrder(id).then((answer) => {
      if (answer) cache.set(id, answer);
      if (isCurrent) setOrder(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, cache]);

  if (order) return <OrderLines order={order} />;
  return (
    <PanelCell>
      <CircularProgress size={24} aria-label={`Loading order ${id}`} />
    </PanelCell>
  );
}
