export { higherPlan } from './higherPlan';
export { Plans } from './plans';
