export { ProductionError } from './ProductionError';
