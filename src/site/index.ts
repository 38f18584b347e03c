export { environment, readEnvironment, type Variables } from './environment';
