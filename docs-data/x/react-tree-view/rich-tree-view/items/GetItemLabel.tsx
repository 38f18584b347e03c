import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Account {
  id: string;
  name: string;
  balance: number;
  children?: Account[];
}

const accounts: Account[] = [
  {
    id: 'savings',
    name: 'Savings',
    balance: 4200,
    children: [
      { id: 'trip', name: 'Trip', balance: 1200 },
      { id: 'reserve', name: 'Reserve', balance: 3000 },
    ],
  },
  { id: 'checking', name: 'Checking', balance: 860 },
];

const getItemLabel = ({ name, balance }: Account) =>
  `${name}: ${balance.toLocaleString('en-US')} EUR`;

export default function GetItemLabel() {
  return (
    <Box sx={{ minHeight: 140, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Accounts"
        items={accounts}
        getItemLabel={getItemLabel}
        defaultExpandedItems={['savings']}
      />
    </Box>
  );
}
