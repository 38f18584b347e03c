import dynamic from 'next/dynamic';

/** What stands on the fallback page; no other page carries it. */
export const OfflineNotice = dynamic(() =>
  import('./OfflineNotice').then((module) => module.OfflineNotice),
);
