/** Replaces `next/router` in pages that are checked, which never navigate. */
const events = { on() {}, off() {}, emit() {} };

const router = {
  events,
  isReady: true,
  ready: (callback: () => void) => callback(),
  beforePopState() {},
  prefetch: () => Promise.resolve(),
  push: () => Promise.resolve(true),
  replace: () => Promise.resolve(true),
  get asPath() {
    return typeof window === 'undefined' ? '/' : window.location.pathname;
  },
};

export const useRouter = () => router;
export default router;
