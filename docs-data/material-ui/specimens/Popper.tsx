import * as React from 'react';
import Popper from '@mui/material/Popper';

export default function PopperSpecimen() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  return (
    <div ref={setBox}>
      {box && (
        <Popper open anchorEl={box} container={box}>
          Popper
        </Popper>
      )}
    </div>
  );
}
