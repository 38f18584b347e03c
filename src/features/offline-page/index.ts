import dynamic from 'next/dynamic';

/** The content of the offline page, loaded on demand: no other page contains its code. */
export const OfflineNotice = dynamic(() =>
  import('./OfflineNotice').then((module) => module.OfflineNotice),
);
