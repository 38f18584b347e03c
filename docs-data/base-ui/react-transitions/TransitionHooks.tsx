import { Disclosure } from './Disclosure';
import { Wipe } from './Wipe';

export default function TransitionHooks() {
  return (
    <Disclosure label="Recipe of the day">
      <Wipe>Pumpkin soup with ginger, ready in 40 minutes</Wipe>
    </Disclosure>
  );
}
