import { useState, type SyntheticEvent } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const basket = [
  {
    id: 'Fruit',
    label: 'Fruit',
    children: [
      { id: 'Pears', label: 'Pears' },
      { id: 'Figs', label: 'Figs' },
    ],
  },
  { id: 'Honey', label: 'Honey' },
];

/** All changes of one event, because a click can also remove other items. */
interface Report {
  event?: SyntheticEvent;
  text: string;
}

export default function TrackItemSelectionToggle() {
  const [report, setReport] = useState<Report>({ text: 'The basket is empty' });

  const add = (event: SyntheticEvent, id: string, isSelected: boolean) => {
    const change = `${id} ${isSelected ? 'added' : 'removed'}`;
    setReport((last) => ({
      event,
      text: last.event === event ? `${last.text}, ${change}` : change,
    }));
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <Typography role="status">{report.text}</Typography>
      <RichTreeView
        multiSelect
        aria-label="Market basket"
        items={basket}
        defaultExpandedItems={['Fruit']}
        onItemSelectionToggle={add}
      />
    </Stack>
  );
}
