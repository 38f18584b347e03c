import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Switch from '@mui/joy/Switch';
import { Choice } from './Choice';
import type { PropControlProps } from './controls';
import { Range } from './Range';
import { labelStyle } from './styles';

/** A control that fits the kind of the prop, labelled with the prop's name. */
export function PropControl(props: PropControlProps) {
  const { name, control, value, onChange } = props;
  if (control.kind === 'choice') return <Choice {...props} />;
  if (control.kind === 'number') return <Range {...props} />;
  if (control.kind === 'switch') {
    return (
      <FormControl orientation="horizontal" sx={{ gap: 2 }}>
        <FormLabel sx={{ ...labelStyle, flexGrow: 1 }}>{name}</FormLabel>
        <Switch
          size="sm"
          checked={Boolean(value)}
          onChange={(event) => onChange(event.target.checked)}
        />
      </FormControl>
    );
  }
  return (
    <FormControl sx={{ gap: 0.5 }}>
      <FormLabel sx={labelStyle}>{name}</FormLabel>
      <Input
        size="sm"
        value={String(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormControl>
  );
}
