export { higherPlan, includesPlan, Plans } from './plans';
