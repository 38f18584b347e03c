import type { WorkerScope } from './scope';
import { switchOff } from './switchOff';

switchOff(globalThis as unknown as WorkerScope);
