import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Loaf from './Loaf';
import { days } from './orders';
import type { Orders } from './useOrders';

const bar = {
  px: { xs: 2, md: 4 },
  py: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};
const row = {
  maxWidth: 1136,
  mx: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
};

export default function Header({ orders, filter, change }: Orders) {
  return (
    <Sheet component="header" sx={bar}>
      <Box sx={row}>
        <Loaf />
        <Typography level="title-lg" sx={{ fontFamily: 'display' }}>
          Night Oven
        </Typography>
        <Box
          component="nav"
          aria-label="Pick-up days"
          sx={{
            marginInlineStart: { md: 'auto' },
            width: { xs: 1, md: 'auto' },
          }}
        >
          <List
            orientation="horizontal"
            size="sm"
            sx={{ '--List-gap': '4px', '--List-radius': '8px', p: 0 }}
          >
            {days.map((day) => (
              <ListItem key={day} sx={{ flex: { xs: 1, md: 'none' } }}>
                <ListItemButton
                  selected={day === filter.day}
                  aria-current={day === filter.day ? 'page' : undefined}
                  onClick={() => change({ day })}
                  sx={{ justifyContent: 'center', gap: 1 }}
                >
                  {day}
                  <Chip
                    size="sm"
                    variant="outlined"
                    sx={{ display: { xs: 'none', sm: 'flex' } }}
                  >
                    {orders.filter((order) => order.day === day).length}
                  </Chip>
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Box>
    </Sheet>
  );
}
