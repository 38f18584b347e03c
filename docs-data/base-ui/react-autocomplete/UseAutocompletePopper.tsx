import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { lakes } from './lakes';
import { Options } from './Options';
import { Field, Root } from './styles';

export default function UseAutocompletePopper() {
  const { anchorEl, setAnchorEl, popupOpen, ...lookup } = useAutocomplete({
    options: lakes,
  });

  return (
    <div style={{ blockSize: 120, overflow: 'auto' }}>
      <Root {...lookup.getRootProps()} ref={setAnchorEl}>
        <label {...lookup.getInputLabelProps()} htmlFor={lookup.id}>
          Boat on the lake
        </label>
        <Field {...lookup.getInputProps()} />
      </Root>
      <Popper anchorEl={anchorEl} open={popupOpen} role={undefined}>
        <div style={{ position: 'relative', inlineSize: 260 }}>
          <Options of={lookup} />
        </div>
      </Popper>
    </div>
  );
}
