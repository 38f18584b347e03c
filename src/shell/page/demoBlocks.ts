// What renders demos, in one module, so that pages get its code in one chunk.
export { DemoElsewhere } from '@/features/demos';
export { AnatomySection } from './AnatomySection';
export { DemoIsland } from './DemoIsland';
