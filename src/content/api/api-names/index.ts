export { ApiNameCheck } from './apiNameCheck';
export { checkDeprecated } from './checkDeprecated';
