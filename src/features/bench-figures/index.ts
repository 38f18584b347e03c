export { BenchFigures } from './BenchFigures';
