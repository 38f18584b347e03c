import { useId } from 'react';
import Box from '@mui/system/Box';

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
  const id = useId();
  const keys = Object.keys(choices) as Key[];

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
      {keys.map((key) => (
        <Box key={key}>
          <label htmlFor={id + key}>{key}</label>
          <Box
            component="select"
            id={id + key}
            value={layout[key]}
            onChange={({ target }) => {
              const value = choices[key][target.selectedIndex];
              onChange({ ...layout, [key]: value });
            }}
            sx={{ display: 'block', font: 'inherit', p: 0.5 }}
          >
            {choices[key].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
