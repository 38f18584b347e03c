// Only in the browser: the server must not know the revision, or each edit would make it load everything anew.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
  void import('./start');
}

export {};
