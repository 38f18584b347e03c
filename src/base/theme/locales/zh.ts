/** Chinese locale of MUI's own texts. */
export { zhCN as words } from '@mui/material/locale';
