import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';
import { HookRow } from './HookRow';

export default function UseNumberInputCompact() {
  const { getDecrementButtonProps, getIncrementButtonProps, getInputProps } =
    useNumberInput({ defaultValue: 3, min: 1, max: 9 });

  return (
    <HookRow>
      <input
        {...getInputProps()}
        role="spinbutton"
        aria-label="Players"
        style={{ inlineSize: '2ch', border: 0 }}
      />
      players
      <button type="button" {...getIncrementButtonProps()} aria-label="More">
        +
      </button>
      <button type="button" {...getDecrementButtonProps()} aria-label="Fewer">
        −
      </button>
    </HookRow>
  );
}
