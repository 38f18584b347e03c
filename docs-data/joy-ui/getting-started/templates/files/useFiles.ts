import { useState } from 'react';
import { firstFiles, folders, type ChoirFile } from './choirFiles';
import { takeFiles } from './takeFiles';

export type View = 'tiles' | 'list';

const orders = {
  changed: (a: ChoirFile, b: ChoirFile) => b.changed.localeCompare(a.changed),
  name: (a: ChoirFile, b: ChoirFile) => a.name.localeCompare(b.name),
  size: (a: ChoirFile, b: ChoirFile) => b.size - a.size,
};

export type Order = keyof typeof orders;

const isBelow = (path: string, folder: string) =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);

export function useFiles() {
  const [files, setFiles] = useState(firstFiles);
  const [folder, setFolder] = useState('');
  const [words, setWords] = useState('');
  const [view, setView] = useState<View>('tiles');
  const [order, setOrder] = useState<Order>('changed');
  const [chosenId, setChosenId] = useState<string | undefined>(
    firstFiles[0]?.id,
  );
  // Remembered while its snackbar disappears.
  const [removed, setRemoved] = useState<ChoirFile>();
  const [canRestore, setCanRestore] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const below = files.filter((file) => isBelow(file.folder, folder));
  const found = below.filter(({ name }) =>
    name.toLowerCase().includes(words.trim().toLowerCase()),
  );

  return {
    folder,
    words,
    view,
    order,
    removed,
    canRestore,
    problems,
    found: [...found].sort(orders[order]),
    inside: folders.filter(
      (one) => one && one.split('/').slice(0, -1).join('/') === folder,
    ),
    chosen: files.find(({ id }) => id === chosenId),
    total: files.reduce((sum, { size }) => sum + size, 0),
    countIn: (path: string) =>
      files.filter((file) => isBelow(file.folder, path)).length,
    openFolder: setFolder,
    search: setWords,
    setView,
    setOrder,
    choose: setChosenId,
    forget: () => setCanRestore(false),
    clearProblems: () => setProblems([]),
    add: (picked: readonly File[]) => {
      const taken = takeFiles(picked, folder || 'Scores');
      // A file that is added again replaces the first one.
      const ids = new Set(taken.added.map(({ id }) => id));
      setFiles([...files.filter(({ id }) => !ids.has(id)), ...taken.added]);
      setProblems(taken.problems);
    },
    rename: (id: string, name: string) =>
      setFiles(files.map((one) => (one.id === id ? { ...one, name } : one))),
    remove: (file: ChoirFile) => {
      setFiles(files.filter(({ id }) => id !== file.id));
      setRemoved(file);
      setCanRestore(true);
      setChosenId(undefined);
    },
    restore: () => {
      if (removed && canRestore) setFiles([...files, removed]);
      setCanRestore(false);
    },
  };
}

export type FileRoom = ReturnType<typeof useFiles>;
