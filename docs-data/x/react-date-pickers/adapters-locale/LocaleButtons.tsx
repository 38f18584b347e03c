import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface LocaleButtonsProps<Name extends string> {
  names: readonly Name[];
  value: Name;
  onChange: (name: Name) => void;
}

/** Chooses one of the locales of a demo. */
export default function LocaleButtons<Name extends string>(
  props: LocaleButtonsProps<Name>,
) {
  return (
    <ToggleButtonGroup
      aria-label="Locale"
      exclusive
      fullWidth
      size="small"
      value={props.value}
      onChange={(_, name: Name | null) => name && props.onChange(name)}
    >
      {props.names.map((name) => (
        <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
