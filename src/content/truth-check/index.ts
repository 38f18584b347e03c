export { TruthCheck } from './truthCheck';
