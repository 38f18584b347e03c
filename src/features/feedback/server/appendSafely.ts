import fs from 'node:fs/promises';

/** Feedback is private: only the operator may read it. */
const ownerOnly = 0o600;

/** Appends to a file, and waits until the data is on disk. */
export async function appendSafely(file: string, text: string): Promise<void> {
  const handle = await fs.open(file, 'a', ownerOnly);
  try {
    // The file may have been created with other permissions.
    await handle.chmod(ownerOnly);
    await handle.appendFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a folder, so that the name of a new file is on disk. Ignored on systems that cannot flush folders. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
