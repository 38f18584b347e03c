export { earlyViewsScript } from './earlyViewsScript';
export { startReference } from './startReference';
