import { unstable_useNumberInput as useNumberInput } from '@mui/base/unstable_useNumberInput';

export default function UseNumberInputCompact() {
  const { getDecrementButtonProps, getIncrementButtonProps, getInputProps } =
    useNumberInput({ defaultValue: 3, min: 1, max: 9 });

  return (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <input
        {...getInputProps()}
        role="spinbutton"
        aria-label="Players"
        style={{ inlineSize: '2ch', border: 0, font: 'inherit' }}
      />
      players
      <button type="button" {...getIncrementButtonProps()} aria-label="More">
        +
      </button>
      <button type="button" {...getDecrementButtonProps()} aria-label="Fewer">
        −
      </button>
    </div>
  );
}
