import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const choices = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  alignItems: ['flex-start', 'center', 'flex-end', 'stretch'],
} as const;

type Key = keyof typeof choices;

export type Layout = { [K in Key]: (typeof choices)[K][number] };

export const firstLayout: Layout = {
  direction: 'row',
  justifyContent: 'center',
  alignItems: 'center',
};

interface ChoicesProps {
  layout: Layout;
  onChange: (layout: Layout) => void;
}

export function Choices({ layout, onChange }: ChoicesProps) {
  const keys = Object.keys(choices) as Key[];

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
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
          sx={{ width: 170 }}
        >
          {choices[key].map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  );
}
