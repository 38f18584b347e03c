import type { ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface CheckListProps {
  checked: readonly string[];
  /** Shown above the list instead of the title. */
  header?: ReactNode;
  items: readonly string[];
  onChange: (checked: readonly string[]) => void;
  title: string;
}

/** One side of a transfer list. */
export default function CheckList(props: CheckListProps) {
  const { checked, header, items, onChange, title } = props;
  const toggle = (item: string, isOn: boolean) =>
    onChange(
      isOn ? [...checked, item] : checked.filter((other) => other !== item),
    );

  return (
    <Paper
      variant="outlined"
      sx={{ width: 210, maxWidth: '100%', height: 260, overflow: 'auto' }}
    >
      {header ?? <Typography sx={{ px: 2, pt: 1 }}>{title}</Typography>}
      <List dense aria-label={title}>
        {items.map((item) => (
          <ListItem key={item} disablePadding sx={{ px: 2 }}>
            <FormControlLabel
              label={item}
              control={
                <Checkbox size="small" checked={checked.includes(item)} />
              }
              onChange={(_event, isOn) => toggle(item, isOn)}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
