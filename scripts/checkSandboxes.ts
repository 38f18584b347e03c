import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { createProject } from '@/features/sandbox';
import { isLicenseNotice } from '@/model';
import products from '../docs-data/products';
import { listSandboxes } from './check/listSandboxes';
import { launchBrowser, checkBuiltProject } from './check/checkBuiltProject';
import { tryProject, type Trial } from './check/tryProject';

type Files = ReturnType<typeof createProject>;

/** Whether a message is about a missing license key, which sandboxes don't have. */
const isNotice = (complaint: string) => isLicenseNotice(complaint, Object.values(products));

const marks = { runs: '✓', fails: '✗', unreachable: '?' } as const;

/**
 * Installs, builds and opens the projects of demos that together cover every product and package. They run one after
 * the other, since the first fills npm's cache for the others. If the registry does not answer, that is no failure.
 */
async function checkSandboxes(): Promise<number> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandboxes-'));
  const browser = await launchBrowser();
  const counts: Record<Trial['outcome'], number> = { runs: 0, fails: 0, unreachable: 0 };
  try {
    const sandboxes = listSandboxes(Object.values(products));
    for (const { name, request } of sandboxes) {
      const started = Date.now();
      const trial = await tryIn(root, createProject(request), browser);
      counts[trial.outcome] += 1;
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${marks[trial.outcome]} ${name} (${seconds} s)`);
      if (trial.outcome === 'fails') console.error(trial.why);
      if (trial.outcome === 'unreachable') break;
    }
    return sum(sandboxes.length, counts);
  } finally {
    await browser.close();
    fs.rmSync(root, { recursive: true, force: true });
  }
}

/** Tries a project in its own folder, and removes the folder. */
async function tryIn(root: string, files: Files, browser: Browser): Promise<Trial> {
  const folder = fs.mkdtempSync(path.join(root, 'project-'));
  try {
    return await tryProject(folder, files, async (built) =>
      (await checkBuiltProject(browser, built)).filter((complaint) => !isNotice(complaint)),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function sum(total: number, { runs, fails }: Record<Trial['outcome'], number>): number {
  const left = total - runs - fails;
  console.log(`${total} projects: ${runs} run, ${fails} failed, ${left} not checked`);
  if (left > 0) console.log('NOT CHECKED: the package registry cannot be reached from here.');
  return total > 0 && fails === 0 ? 0 : 1;
}

process.exit(await checkSandboxes());
