export interface Song {
  title: string;
  length: string;
}

export const songs: readonly Song[] = [
  { title: 'Paper Lanterns', length: '3:12' },
  { title: 'Slow Ferry', length: '4:05' },
  { title: 'Night Market', length: '2:58' },
  { title: 'Salt and Iron', length: '3:41' },
  { title: 'Borrowed Coat', length: '3:27' },
  { title: 'Last Bus Home', length: '5:10' },
  { title: 'Copper Roof', length: '2:44' },
];
