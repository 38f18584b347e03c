import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Choice from './Choice';
import {
  componentNames,
  propNames,
  viewNames,
  type PropName,
  type Settings,
} from './options';

export default function Controls(props: {
  value: Settings;
  onChange: (settings: Settings) => void;
}) {
  const { value, onChange } = props;
  const isOn = (name: PropName) => value.props.includes(name);
  const turn = (turned: PropName) =>
    propNames.filter((name) => isOn(name) !== (name === turned));
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Choice
        label="Component"
        names={componentNames}
        value={value.component}
        onChange={(component) => onChange({ ...value, component })}
      />
      <Choice
        label="Views"
        names={viewNames}
        value={value.views}
        onChange={(views) => onChange({ ...value, views })}
      />
      <FormGroup>
        {propNames.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            slotProps={{ typography: { variant: 'body2' } }}
            control={<Switch size="small" checked={isOn(name)} />}
            onChange={() => onChange({ ...value, props: turn(name) })}
          />
        ))}
      </FormGroup>
    </Stack>
  );
}
