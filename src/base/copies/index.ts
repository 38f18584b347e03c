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
  isVisitedPagesCache,
  isDocsCache,
  isOutdatedCache,
  visitedCacheName,
  savedCacheName,
  sharedCacheName,
  type Kind,
} from './cacheNames';
export { isCacheable } from './isCacheable';
export { listSaved, removeSaved, type SavedProduct } from './savedProducts';
