import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export interface Options {
  step: number;
  minSpan: number;
  panning: boolean;
  filterMode: 'keep' | 'discard';
}

const choices = {
  step: [1, 5, 20],
  minSpan: [2, 10, 40],
  filterMode: ['keep', 'discard'],
};

export default function OptionControls(props: {
  value: Options;
  onChange: (options: Options) => void;
}) {
  const { value, onChange } = props;
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {(['step', 'minSpan', 'filterMode'] as const).map((name) => (
        <TextField
          key={name}
          select
          size="small"
          label={name}
          value={value[name]}
          onChange={(event) =>
            onChange({ ...value, [name]: event.target.value })
          }
          sx={{ width: 120 }}
        >
          {choices[name].map((choice) => (
            <MenuItem key={choice} value={choice}>
              {choice}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <FormControlLabel
        control={<Switch checked={value.panning} />}
        label="panning"
        onChange={(_, panning) => onChange({ ...value, panning })}
      />
    </Stack>
  );
}
