export { replaceBroken } from './replaceBroken';
export { onceIdle } from './onceIdle';
