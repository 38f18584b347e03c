import { useId, useState } from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/joy/IconButton';
import Table from '@mui/joy/Table';

const trains = { 'Night train': 'Bern, Lyon', 'Slow train': 'Every village' };

export default function TableCollapsibleRow() {
  return (
    <Table aria-label="Trains">
      <thead>
        <tr>
          <th scope="col">Train</th>
          <th scope="col" style={{ width: 80 }}>
            Stops
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(trains).map(([name, stops]) => (
          <TrainRow key={name} name={name} stops={stops} />
        ))}
      </tbody>
    </Table>
  );
}

function TrainRow({ name, stops }: { name: string; stops: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        <td>
          <IconButton
            size="sm"
            aria-label={`Stops of the ${name}`}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
          </IconButton>
        </td>
      </tr>
      {open && (
        <tr id={id}>
          <td colSpan={2}>{stops}</td>
        </tr>
      )}
    </>
  );
}
