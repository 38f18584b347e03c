/** Portuguese locale of MUI's own texts. */
export { ptBR as words } from '@mui/material/locale';
