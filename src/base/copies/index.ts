export {
  downloadHeader,
  fallbackUrl,
  indexUrl,
  listUrl,
  workerUrl,
  type OfflineFiles,
  type OfflineIndex,
  type OfflineList,
  type OfflineProduct,
  type WorkerBuild,
} from './addresses';
export {
  holdsVisits,
  isOurs,
  isOutlived,
  passingName,
  savedName,
  sharedName,
  type Kind,
} from './cacheNames';
export { isKeepable } from './isKeepable';
export { listSaved, removeSaved, type SavedProduct } from './savedProducts';
