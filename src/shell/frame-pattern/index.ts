export { fillFramePattern, framePattern, framePatternUrl, type FramedDemo } from './framePattern';
