import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const rooms = ['Shared room', 'Single room', 'Tent'];

export default function IconlessRadio() {
  return (
    <RadioGroup overlay disableIcon aria-label="Room" defaultValue="Tent">
      {rooms.map((room) => (
        <Sheet key={room} sx={roomStyle}>
          <Radio value={room} label={room} />
        </Sheet>
      ))}
    </RadioGroup>
  );
}

/** A thick border marks the choice, so that it doesn’t depend on color. */
const roomStyle = {
  position: 'relative',
  p: 2,
  mb: 1,
  borderRadius: 'md',
  width: 220,
  [`& .${radioClasses.checked}.${radioClasses.action}`]: { borderWidth: 3 },
} as const;
