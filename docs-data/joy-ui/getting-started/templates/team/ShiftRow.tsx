import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';
import type { Person, Shift } from './crew';

const nobody = 'nobody';

interface ShiftRowProps {
  shift: Shift;
  /** The people who can take it. */
  people: readonly Person[];
  onAssign: (taker?: string) => void;
}

export default function ShiftRow({ shift, people, onAssign }: ShiftRowProps) {
  const { place, when, needs, taker } = shift;
  const choose = (next: string | null) =>
    onAssign(next === nobody ? undefined : (next ?? undefined));

  return (
    <Box
      component="li"
      sx={{
        py: 2,
        borderBlockStart: '1px solid var(--lantern-palette-divider)',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Typography level="title-md" component="h3">
          {place}
        </Typography>
        <Chip
          size="sm"
          variant={taker ? 'soft' : 'solid'}
          color={taker ? 'success' : 'primary'}
        >
          {taker ? 'Taken' : 'Open'}
        </Chip>
      </Box>
      <Typography level="body-sm" textColor="text.secondary" sx={{ mb: 1 }}>
        {when}
      </Typography>
      <FormControl>
        <FormLabel>
          {needs}, {place}
        </FormLabel>
        <Select
          size="sm"
          value={taker ?? nobody}
          onChange={(_, next) => choose(next)}
        >
          <Option value={nobody}>Nobody yet</Option>
          {people.map(({ id, name }) => (
            <Option key={id} value={id}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
    </Box>
  );
}
