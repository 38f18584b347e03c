import { useState, type DragEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const boats = ['Heron', 'Otter', 'Swift'].map((id) => ({ id, label: id }));

const draggable = ({ itemId }: { itemId: string }) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    // Otherwise, the ancestors of the item replace its id by theirs.
    event.stopPropagation();
    event.dataTransfer.setData('text/plain', itemId);
  },
});

export default function TwoTrees() {
  const [selected, setSelected] = useState<string | null>('Otter');
  const [places, setPlaces] = useState<Record<string, string>>({
    Heron: 'Lake',
    Otter: 'Shed',
    Swift: 'Shed',
  });

  const move = (id: string, place: string) =>
    setPlaces((current) => ({ ...current, [id]: place }));

  const renderTree = (place: string) => (
    <Stack
      key={place}
      spacing={1}
      sx={{ width: 140, minWidth: 0, minHeight: 152 }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        move(event.dataTransfer.getData('text/plain'), place);
      }}
    >
      <Button onClick={() => selected && move(selected, place)}>
        Move to {place}
      </Button>
      <RichTreeView
        aria-label={place}
        items={boats.filter(({ id }) => places[id] === place)}
        slotProps={{ item: draggable }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
      />
    </Stack>
  );

  return (
    <Stack direction="row" spacing={2} sx={{ maxWidth: '100%' }}>
      {['Lake', 'Shed'].map(renderTree)}
    </Stack>
  );
}
