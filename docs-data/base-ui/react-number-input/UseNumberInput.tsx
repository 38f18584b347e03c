import {
  unstable_useNumberInput as useNumberInput,
  type UseNumberInputParameters,
} from '@mui/base/unstable_useNumberInput';
import { HookRow } from './HookRow';

function SideInput({
  label,
  ...parameters
}: UseNumberInputParameters & { label: string }) {
  const {
    getDecrementButtonProps,
    getIncrementButtonProps,
    getInputProps,
    getRootProps,
  } = useNumberInput(parameters);
  const inputProps = getInputProps();

  return (
    <HookRow {...getRootProps()}>
      <label htmlFor={inputProps.id}>{label}</label>
      <button type="button" {...getDecrementButtonProps()} aria-label="Fewer">
        −
      </button>
      <input {...inputProps} role="spinbutton" style={{ inlineSize: 64 }} />
      <button type="button" {...getIncrementButtonProps()} aria-label="More">
        +
      </button>
    </HookRow>
  );
}

export default function UseNumberInput() {
  return (
    <SideInput
      label="Postcards"
      defaultValue={20}
      min={10}
      max={90}
      step={10}
    />
  );
}
