import { Children, useId } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

const headingStyle = {
  position: 'sticky',
  top: -8,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  px: 2,
  py: 0.5,
  typography: 'subtitle2',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
};

function Country({ group, children }: AutocompleteRenderGroupParams) {
  const headingId = useId();
  const count = Children.count(children);

  return (
    <div role="group" aria-labelledby={headingId}>
      <Box id={headingId} sx={headingStyle}>
        <span>{group}</span>
        <span>{count === 1 ? '1 station' : `${count} stations`}</span>
      </Box>
      <Box component="ul" role="presentation" sx={{ p: 0, pb: 1 }}>
        {children}
      </Box>
    </div>
  );
}

export default function RenderGroup() {
  return (
    <Autocomplete
      options={stations}
      groupBy={(station) => station.country}
      renderGroup={(params) => <Country {...params} key={params.key} />}
      renderInput={(params) => <TextField {...params} label="To" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
