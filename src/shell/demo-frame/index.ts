export { createFramePage, type FrameRouteProps } from './createFramePage';
export { type DemoFrameProps } from './DemoFramePage';
