/** What is bundled, by its name: scripts, and the threads they start. */
export const entries = {
  compile: 'scripts/compile.ts',
  prebundle: 'scripts/prebundle.ts',
  afterBuild: 'scripts/afterBuild.ts',
  pages: 'src/content/workers/worker.ts',
  socialImages: 'scripts/afterBuild/social-images/worker.ts',
  types: 'src/content/extract/worker/worker.ts',
};
