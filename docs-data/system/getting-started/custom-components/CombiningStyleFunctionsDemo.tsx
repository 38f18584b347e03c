import { Panel } from './Panel';

const kraft = 'color-mix(in srgb, peru 22%, transparent)';

export default function CombiningStyleFunctionsDemo() {
  return (
    <Panel border={2} borderColor="peru" borderRadius={2} p={2}>
      <Panel mb={1}>Pickup from shelf 12</Panel>
      <Panel bgcolor={kraft} px={1} py={{ xs: 1, sm: 3 }}>
        Show the code at the counter
      </Panel>
    </Panel>
  );
}
