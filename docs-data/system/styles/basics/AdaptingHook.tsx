import { useId, useState } from 'react';
import Box from '@mui/system/Box';

function useCupStyles({ iced }: { iced: boolean }) {
  const tint = iced ? 'steelblue' : 'sienna';
  return {
    cup: {
      border: `2px ${iced ? 'dashed' : 'solid'} ${tint}`,
      bgcolor: `color-mix(in srgb, ${tint} 20%, transparent)`,
      p: 2,
      mb: 1,
      width: 200,
    },
  };
}

export default function AdaptingHook() {
  const id = useId();
  const [iced, setIced] = useState(false);
  const styles = useCupStyles({ iced });

  return (
    <div>
      <Box sx={styles.cup}>{iced ? 'Iced coffee' : 'Hot coffee'}</Box>
      <input
        id={id}
        type="checkbox"
        checked={iced}
        onChange={(event) => setIced(event.target.checked)}
      />{' '}
      <label htmlFor={id}>With ice</label>
    </div>
  );
}
