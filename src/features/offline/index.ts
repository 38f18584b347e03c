export { OfflineSetting } from './downloads/OfflineSetting';
export { startOffline } from './registration/startOffline';
export { useWholePage } from './stale/useWholePage';
