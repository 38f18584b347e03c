import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

export default function SimpleBadge() {
  return (
    <IconButton aria-label="Basket, 3 items">
      <Badge badgeContent={3} color="primary">
        <ShoppingBasketIcon />
      </Badge>
    </IconButton>
  );
}
