import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { HookOption } from './HookOption';
import { Listbox, SelectButton } from './StyledSelect';

const speeds = [
  { value: '0.8', label: '0.8 × slow' },
  { value: '1', label: '1 × normal' },
  { value: '1.5', label: '1.5 × fast' },
];

export default function UseSelect() {
  const { contextValue, getButtonProps, getListboxProps, open, value } =
    useSelect<string>({ defaultValue: '1' });

  return (
    <div>
      <SelectButton {...getButtonProps()} aria-label="Reading speed">
        {speeds.find((speed) => speed.value === value)?.label}
      </SelectButton>
      <Listbox {...getListboxProps()} aria-label="Speeds" hidden={!open}>
        <SelectProvider value={contextValue}>
          {speeds.map((speed) => (
            <HookOption key={speed.value} {...speed} />
          ))}
        </SelectProvider>
      </Listbox>
    </div>
  );
}
