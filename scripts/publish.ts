import os from 'node:os';
import { publishRelease } from './serve/releases/publishRelease';
import { releasesFolder } from './serve/releases/releaseFolders';

// A server may be at work next to it.
os.setPriority(os.constants.priority.PRIORITY_LOW);
await publishRelease({ out: 'out', releases: releasesFolder });
