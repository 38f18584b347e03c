export { replaceBroken } from './replaceBroken';
