import { forwardRef, useState } from 'react';
import Box from '@mui/material/Box';
import List, { type ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { FixedSizeList, type ListChildComponentProps } from 'react-window';

const count = 5000;

const Seats = forwardRef<HTMLUListElement, ListProps>(
  function Seats(props, ref) {
    return <List disablePadding aria-label="Seats" {...props} ref={ref} />;
  },
);

interface SeatData {
  chosen: number;
  onChoose: (index: number) => void;
}

function Seat({ index, style, data }: ListChildComponentProps<SeatData>) {
  const isChosen = index === data.chosen;
  return (
    <ListItem
      disablePadding
      style={style}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      <ListItemButton
        selected={isChosen}
        aria-pressed={isChosen}
        onClick={() => data.onChoose(index)}
      >
        <ListItemText primary={`Seat ${index + 1}`} />
      </ListItemButton>
    </ListItem>
  );
}

export default function VirtualizedList() {
  const [chosen, setChosen] = useState(0);

  return (
    <Box sx={{ width: 280, maxWidth: '100%', height: 230 }}>
      <FixedSizeList
        width="100%"
        height={230}
        itemCount={count}
        itemSize={46}
        innerElementType={Seats}
        itemData={{ chosen, onChoose: setChosen }}
      >
        {Seat}
      </FixedSizeList>
    </Box>
  );
}
