export { TruthCheck } from './truthCheck';
export { checkDeprecated } from './checkDeprecated';
