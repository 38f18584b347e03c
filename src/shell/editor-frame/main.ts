import { startFrame } from '@/features/live-editor/frame';

const stage = document.getElementById('stage');
if (stage) void startFrame(stage);
