export { createFramePage, type FrameRouteProps } from './createFramePage';
export { BackLink } from './BackLink';
export { DemoAlone, type DemoFrameProps } from './DemoAlone';
