import { useInput, type UseInputParameters } from '@mui/base/useInput';
import { styled } from '@mui/system';

const Frame = styled('fieldset')({
  inlineSize: 320,
  maxInlineSize: '100%',
  minInlineSize: 0,
  boxSizing: 'border-box',
  margin: 0,
  padding: '4px 12px 12px',
  border: '2px solid light-dark(#78716c, #a8a29e)',
  borderRadius: 8,
  '&[data-focused]': {
    borderColor: 'light-dark(#9a3412, #fdba74)',
    outline: '2px solid transparent',
  },
  '& input': {
    inlineSize: '100%',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
});

interface LegendInputProps extends UseInputParameters {
  label: string;
}

function LegendInput({ label, ...parameters }: LegendInputProps) {
  const { focused, getInputProps, getRootProps } = useInput(parameters);

  return (
    <Frame {...getRootProps()} data-focused={focused || undefined}>
      <legend>{label}</legend>
      <input {...getInputProps()} aria-label={label} />
    </Frame>
  );
}

export default function UseInput() {
  return <LegendInput label="Engraving" defaultValue="For Ada, 12 June" />;
}
