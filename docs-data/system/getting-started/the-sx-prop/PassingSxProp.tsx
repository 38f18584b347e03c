import Box from '@mui/system/Box';
import { RouteRow } from './RouteRow';

const closed = { textDecoration: 'line-through' };
const mine = { bgcolor: 'color-mix(in srgb, orchid 25%, transparent)' };

export default function PassingSxProp() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <RouteRow name="Blue arête" grade="6a" />
      <RouteRow name="Green slab (next)" grade="5c" sx={mine} />
      <RouteRow name="Red roof (closed)" grade="7a" sx={[closed, mine]} />
    </Box>
  );
}
