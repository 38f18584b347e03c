/** The words of the documented library in Chinese. */
export { zhCN as words } from '@mui/material/locale';
