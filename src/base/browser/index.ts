export { hasCommandKey } from './hasCommandKey';
export { onceIdle } from './onceIdle';
export { replaceBroken } from './replaceBroken';
export { savesData } from './savesData';
