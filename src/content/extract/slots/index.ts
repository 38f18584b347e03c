export { readSlots } from './readSlots';
