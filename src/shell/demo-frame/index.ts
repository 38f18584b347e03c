export { createFramePage, type FrameRouteProps } from './createFramePage';
export { BackLink } from './BackLink';
export { DemoAlone } from './DemoAlone';
export { type DemoFrameProps } from './demoFrameProps';
