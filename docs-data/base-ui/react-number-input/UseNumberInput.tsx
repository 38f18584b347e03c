import {
  unstable_useNumberInput as useNumberInput,
  type UseNumberInputParameters,
} from '@mui/base/unstable_useNumberInput';

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
    <div {...getRootProps()} style={{ display: 'flex', gap: 4 }}>
      <button type="button" {...getDecrementButtonProps()} aria-label="Earlier">
        ←
      </button>
      <input
        {...getInputProps()}
        role="spinbutton"
        aria-label={label}
        style={{ inlineSize: 80, font: 'inherit', textAlign: 'center' }}
      />
      <button type="button" {...getIncrementButtonProps()} aria-label="Later">
        →
      </button>
    </div>
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
