import type { OfflineIndex, SavedProduct } from '@/base/copies';

/** State of a product on this device. `outdated` means complete, but of an older build. */
export type DownloadState =
  | { is: 'absent' | 'partial' | 'whole' | 'outdated' | 'failed' }
  | { is: 'full'; needed: number; free?: number }
  | { is: 'running'; done: number; total: number };

/**
 * Returns the state of a product, named by its folder, as far as what is saved tells. Without an index, the build of a
 * complete copy is not checked.
 */
export function standing(
  folder: string,
  saved: readonly SavedProduct[],
  index: OfflineIndex | null,
): DownloadState {
  const own = saved.filter((product) => product.folder === folder);
  const whole = own.find(({ isWhole }) => isWhole);
  if (whole) return { is: !index || whole.build === index.build ? 'whole' : 'outdated' };
  return { is: own.length > 0 ? 'partial' : 'absent' };
}
