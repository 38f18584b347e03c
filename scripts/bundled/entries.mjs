/** Entry points by name: scripts, and the threads they start. */
export const entries = {
  compile: 'scripts/compile.ts',
  prebundle: 'scripts/prebundle.ts',
  afterBuild: 'scripts/afterBuild.ts',
  pages: 'src/content/run/workers/worker.ts',
  socialImages: 'scripts/afterBuild/social-images/worker.ts',
  types: 'src/content/run/reference/worker.ts',
};
