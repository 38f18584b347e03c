export { default as earlyViewsScript } from './earlyViews.minified';
export { startReference } from './startReference';
