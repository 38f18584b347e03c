export { ApiCache } from './apiCache';
export { hashContext } from './hashContext';
