import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';

/** A row that stays selected when the order changes. */
export default function CrateRow(props: { name: string; kilos: number }) {
  const [chosen, setChosen] = useState(false);
  return (
    <tr>
      <td>
        <Checkbox
          label={props.name}
          checked={chosen}
          onChange={(event) => setChosen(event.target.checked)}
        />
      </td>
      <td>{props.kilos}</td>
    </tr>
  );
}
