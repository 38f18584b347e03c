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

  return (
    <HookRow {...getRootProps()}>
      <button type="button" {...getDecrementButtonProps()} aria-label="Earlier">
        ←
      </button>
      <input
        {...getInputProps()}
        role="spinbutton"
        aria-label={label}
        style={{ inlineSize: 80 }}
      />
      <button type="button" {...getIncrementButtonProps()} aria-label="Later">
        →
      </button>
    </HookRow>
  );
}

export default function UseNumberInput() {
  return (
    <SideInput
      label="Year of the map"
      defaultValue={1890}
      min={1750}
      max={1990}
      step={10}
    />
  );
}
