import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import { choice, number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  orientation: choice(['horizontal', 'vertical'], 'horizontal'),
};
const variables = {
  '--Divider-thickness': number(1, [1, 12]),
  '--Divider-gap': number(8, [0, 48]),
};

export default function DividerUsage() {
  return (
    <Playground
      name="Divider"
      controls={controls}
      variables={variables}
      inside="or"
    >
      {(props, sx) => (
        <Box sx={{ display: 'grid', width: 1, height: 140 }}>
          <Divider {...props} sx={{ ...sx, placeSelf: stretchOf(props) }}>
            or
          </Divider>
        </Box>
      )}
    </Playground>
  );
}

function stretchOf({ orientation }: { orientation: string }) {
  return orientation === 'vertical' ? 'stretch center' : 'center stretch';
}
