import type { HTMLAttributes } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import type { IssueLabel } from './labels';

interface LabelOptionProps extends HTMLAttributes<HTMLLIElement> {
  label: IssueLabel;
  selected: boolean;
}

export default function LabelOption({
  label,
  selected,
  ...props
}: LabelOptionProps) {
  return (
    <Box component="li" {...props} sx={{ gap: 1 }}>
      <CheckIcon
        fontSize="small"
        sx={{ visibility: selected ? 'visible' : 'hidden' }}
      />
      <Box
        sx={{ width: 14, height: 14, borderRadius: 4, bgcolor: label.color }}
      />
      <div>
        {label.name}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {label.description}
        </Box>
      </div>
    </Box>
  );
}
