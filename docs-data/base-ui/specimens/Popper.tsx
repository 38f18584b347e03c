import { useId, useState } from 'react';
import { Popper } from '@mui/base/Popper';

export default function PopperSpecimen() {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <div style={{ minBlockSize: 96 }}>
      <button ref={setButton} type="button" aria-describedby={id}>
        Archive
      </button>
      {button && (
        <Popper open id={id} anchorEl={button} container={button.parentElement}>
          Moves the message out of the inbox
        </Popper>
      )}
    </div>
  );
}
