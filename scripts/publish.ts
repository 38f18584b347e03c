import os from 'node:os';
import { publishRelease } from './serve/releases/publishRelease';
import { releasesFolder } from './serve/releases/releaseFolders';

// A server may be running at the same time.
os.setPriority(os.constants.priority.PRIORITY_LOW);
await publishRelease({ out: 'out', releases: releasesFolder });
