import { Disclosure } from './Disclosure';
import { Bounce } from './Bounce';

export default function ReactSpring() {
  return (
    <Disclosure label="Result of the match">
      <Bounce>Home team 3, visitors 2, after extra time</Bounce>
    </Disclosure>
  );
}
