import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const choices = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  alignItems: ['flex-start', 'center', 'flex-end', 'stretch', 'baseline'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  spacing: [0, 0.5, 1, 2, 4],
} as const;

type Key = keyof typeof choices;

export type Layout = { [K in Key]: (typeof choices)[K][number] };

export const firstLayout: Layout = {
  direction: 'row',
  alignItems: 'center',
  justifyContent: 'flex-start',
  spacing: 2,
};

interface ChoicesProps {
  layout: Layout;
  onChange: (layout: Layout) => void;
}

export function Choices({ layout, onChange }: ChoicesProps) {
  const keys = Object.keys(choices) as Key[];

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {keys.map((key) => (
        <TextField
          key={key}
          select
          size="small"
          label={key}
          value={layout[key]}
          onChange={({ target }) =>
            onChange({ ...layout, [key]: target.value })
          }
          sx={{ width: 160 }}
        >
          {choices[key].map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}
