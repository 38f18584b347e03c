import { build } from 'esbuild';
import type { WorkerBuild } from '@/base/copies';

const folder = 'src/features/offline/worker';

/** Code of the service worker, and of the one that replaces it to unregister it. */
export interface Workers {
  worker: string;
  off: string;
}

/** Bundles both workers. `facts` are compiled into the first. */
export async function bundleWorkers(facts: WorkerBuild): Promise<Workers> {
  const [worker, off] = await Promise.all([
    bundle('main.ts', { workerBuild: JSON.stringify(facts) }),
    bundle('off.ts', {}),
  ]);
  return { worker, off };
}

async function bundle(entry: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/${entry}`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
