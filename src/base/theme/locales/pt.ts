/** The words of the documented library in Portuguese. */
export { ptBR as words } from '@mui/material/locale';
