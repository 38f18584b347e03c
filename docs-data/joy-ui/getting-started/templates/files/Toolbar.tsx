import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import TilesIcon from '@mui/icons-material/GridViewOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import type { FileRoom } from './useFiles';

type ToolbarProps = Pick<FileRoom, 'view' | 'setView' | 'order' | 'setOrder'>;

export default function Toolbar(props: ToolbarProps) {
  const { view, setView, order, setOrder } = props;

  return (
    <Stack direction="row" spacing={1}>
      <Select
        value={order}
        onChange={(_, next) => next && setOrder(next)}
        slotProps={{ button: { 'aria-label': 'Order' } }}
        sx={{ minWidth: 150 }}
      >
        <Option value="changed">Last changed</Option>
        <Option value="name">Name</Option>
        <Option value="size">Largest first</Option>
      </Select>
      <ToggleButtonGroup
        aria-label="View"
        value={view}
        onChange={(_, next) => next && setView(next)}
      >
        <IconButton value="tiles" aria-label="Tiles">
          <TilesIcon />
        </IconButton>
        <IconButton value="list" aria-label="List">
          <ListIcon />
        </IconButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
