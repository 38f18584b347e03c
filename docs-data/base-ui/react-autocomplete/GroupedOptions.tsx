import { useAutocomplete } from '@mui/base/useAutocomplete';
import { crew } from './crew';
import { Groups } from './Groups';
import { Field, Root } from './styles';

export default function GroupedOptions() {
  const helper = useAutocomplete({
    options: crew,
    groupBy: (sailor) => sailor.watch,
  });

  return (
    <Root {...helper.getRootProps()}>
      <label {...helper.getInputLabelProps()} htmlFor={helper.id}>
        Who helps you on board?
      </label>
      <Field {...helper.getInputProps()} />
      <Groups of={helper} />
    </Root>
  );
}
