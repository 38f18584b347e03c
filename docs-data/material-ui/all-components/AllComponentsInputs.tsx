import Gallery from './Gallery';
import { choices } from './choices';
import { fields } from './fields';

export default function AllComponentsInputs() {
  return <Gallery label="Inputs" items={[...choices, ...fields]} />;
}
