export interface Track {
  title: string;
  artist: string;
  seconds: number;
}

export const tracks: Track[] = [
  { title: 'Low tide', artist: 'The Harbor Lights', seconds: 214 },
  { title: 'Night train', artist: 'Marta and the Signals', seconds: 187 },
];
