import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import SearchIcon from '@mui/icons-material/Search';
import { states, type OrderState } from './orders';
import type { Orders } from './useOrders';

const row = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' },
};

export default function Filters({ filter, change }: Orders) {
  return (
    <Box role="search" aria-label="Orders" sx={row}>
      <FormControl sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <FormLabel>Search</FormLabel>
        <Input
          type="search"
          placeholder="Name, number or bread"
          value={filter.words}
          onChange={(event) => change({ words: event.target.value })}
          startDecorator={<SearchIcon />}
        />
      </FormControl>
      <FormControl>
        <FormLabel>State</FormLabel>
        <Select
          value={filter.state}
          onChange={(_event, state: OrderState | 'All' | null) =>
            change({ state: state ?? 'All' })
          }
        >
          <Option value="All">All</Option>
          {states.map((state) => (
            <Option key={state} value={state}>
              {state}
            </Option>
          ))}
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Sort by pick-up</FormLabel>
        <Select
          value={filter.isReversed ? 'latest' : 'earliest'}
          onChange={(_event, first: string | null) =>
            change({ isReversed: first === 'latest' })
          }
        >
          <Option value="earliest">Earliest first</Option>
          <Option value="latest">Latest first</Option>
        </Select>
      </FormControl>
    </Box>
  );
}
