import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItemsFocusable() {
  const [focusable, setFocusable] = useState(true);

  return (
    <Stack spacing={1} sx={{ minHeight: 220, width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        label="Locked lessons can be focused"
        control={<Switch checked={focusable} />}
        onChange={() => setFocusable(!focusable)}
      />
      <SimpleTreeView
        aria-label="Spanish course"
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="greetings" label="Greetings" />
        <TreeItem itemId="numbers" label="Numbers" />
        <TreeItem itemId="past" label="Past tense (locked)" disabled />
        <TreeItem itemId="letters" label="Letters (locked)" disabled />
        <TreeItem itemId="exam" label="Practice exam" />
      </SimpleTreeView>
    </Stack>
  );
}
