import type { WorkerScope } from './scope';
import { switchOff } from './switchOff';

declare const self: WorkerScope;

switchOff(self);
