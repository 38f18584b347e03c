import { useState, type SyntheticEvent } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

/** All changes of one event, because a click can also release other seats. */
interface Report {
  event?: SyntheticEvent;
  text: string;
}

export default function TrackItemSelectionToggle() {
  const [report, setReport] = useState<Report>({ text: 'No change yet' });

  const add = (event: SyntheticEvent, id: string, isSelected: boolean) => {
    const change = `${id} ${isSelected ? 'reserved' : 'released'}`;
    setReport((last) => ({
      event,
      text: last.event === event ? `${last.text}, ${change}` : change,
    }));
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 172, width: 280, maxWidth: '100%' }}>
      <Typography role="status">{report.text}</Typography>
      <SimpleTreeView
        multiSelect
        aria-label="Seats"
        defaultExpandedItems={['Coach 7']}
        onItemSelectionToggle={add}
      >
        <TreeItem itemId="Coach 7" label="Coach 7">
          <TreeItem itemId="Seat 11" label="Seat 11" />
          <TreeItem itemId="Seat 12" label="Seat 12" />
        </TreeItem>
        <TreeItem itemId="Bicycle" label="Bicycle space" />
      </SimpleTreeView>
    </Stack>
  );
}
