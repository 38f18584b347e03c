import { Disclosure } from './Disclosure';
import { Blur } from './Blur';

export default function ReactTransitionGroup() {
  return (
    <Disclosure label="Answer of the riddle">
      <Blur>An echo: it speaks every language.</Blur>
    </Disclosure>
  );
}
