import { useAutocomplete } from '@mui/base/useAutocomplete';
import { lakes } from './lakes';
import { Options } from './Options';
import { Field, Root } from './styles';

interface LookupFieldProps {
  label: string;
  options: readonly string[];
}

function LookupField({ label, options }: LookupFieldProps) {
  const lookup = useAutocomplete({ options, autoHighlight: true });

  return (
    <Root {...lookup.getRootProps()}>
      <label {...lookup.getInputLabelProps()}>{label}</label>
      <Field {...lookup.getInputProps()} />
      <Options of={lookup} />
    </Root>
  );
}

export default function UseAutocomplete() {
  return <LookupField label="Where do you swim?" options={lakes} />;
}
