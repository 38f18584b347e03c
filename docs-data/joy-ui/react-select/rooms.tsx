import ForestIcon from '@mui/icons-material/Forest';
import SailingIcon from '@mui/icons-material/Sailing';
import TerrainIcon from '@mui/icons-material/Terrain';

export const rooms = [
  { name: 'Forest', icon: <ForestIcon />, seats: 4 },
  { name: 'Lagoon', icon: <SailingIcon />, seats: 8 },
  { name: 'Summit', icon: <TerrainIcon />, seats: 20 },
];
