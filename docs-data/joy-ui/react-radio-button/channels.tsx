import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import PaymentsIcon from '@mui/icons-material/Payments';

export const channels = [
  { value: 'transfer', label: 'Bank transfer', icon: <AccountBalanceIcon /> },
  { value: 'card', label: 'Card', icon: <CreditCardIcon /> },
  { value: 'cash', label: 'Cash on arrival', icon: <PaymentsIcon /> },
];
