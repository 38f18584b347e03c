export { higherPlan, Plans } from './plans';
