// What renders demos, in one module, so that pages get its code in one chunk.
export { DemoElsewhere } from '@/features/demos';
export { DemoIsland } from './DemoIsland';
