import type { GridColDef } from '@mui/x-data-grid-pro';

/** A song of a concert. The grid shows `__reorder__` while users drag it. */
export interface Song {
  id: number;
  title: string;
  minutes: number;
  __reorder__: string;
}

const titles = ['Lanterns', 'Slow Tide', 'Paper Boats', 'Homeward'];

export const songs: Song[] = titles.map((title, index) => ({
  id: index + 1,
  title,
  minutes: 3 + (index % 3),
  __reorder__: title,
}));

export const songColumns: GridColDef<Song>[] = [
  { field: 'title', headerName: 'Song', flex: 1, minWidth: 180 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

/** Returns `list` with the item at `from` moved to `to`. */
export function move<Item>(list: readonly Item[], from: number, to: number) {
  const moved = [...list];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
