import { useRef, useState } from 'react';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DeleteButtonChip() {
  const [filters, setFilters] = useState(['Vegan', 'Quick', 'Spicy']);
  const heading = useRef<HTMLParagraphElement>(null);
  const remove = (name: string) => {
    setFilters(filters.filter((filter) => filter !== name));
    heading.current?.focus();
  };
  const chips = filters.map((name) => (
    <Chip key={name} endDecorator={<Remove name={name} onDelete={remove} />}>
      {name}
    </Chip>
  ));

  return (
    <Stack spacing={1}>
      <Typography ref={heading} tabIndex={-1} role="status" level="title-sm">
        Filters: {filters.length}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ minHeight: 24 }}>
        {chips}
      </Stack>
    </Stack>
  );
}

interface RemoveProps {
  name: string;
  onDelete: (name: string) => void;
}

function Remove({ name, onDelete }: RemoveProps) {
  return (
    <ChipDelete aria-label={`Remove ${name}`} onDelete={() => onDelete(name)} />
  );
}
