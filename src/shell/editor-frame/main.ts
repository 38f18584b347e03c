import { startFrame } from '@/features/live-editor/frame';
import type { PackManifest } from '@/model';

declare global {
  var docsPacks: PackManifest | undefined;
}

const stage = document.getElementById('stage');
if (stage && globalThis.docsPacks) startFrame(globalThis.docsPacks, stage);
