export { setUserProperties, track, type AnalyticsEvents, type UserProperties } from './events';
export { followClicks } from './clicks';
export { followPixelRatio } from './pixelRatio';
export { loadTag } from './loadTag';
export { sampleWebVitals } from './webVitals';
