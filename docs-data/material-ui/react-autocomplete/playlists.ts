export interface Playlist {
  name: string;
  /** Set on the offer to create a playlist that does not exist yet. */
  isNew?: boolean;
}

export const initialPlaylists: readonly Playlist[] = [
  { name: 'Long drives' },
  { name: 'Rainy Sunday' },
  { name: 'Running' },
];
