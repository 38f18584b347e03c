/** A course and where it takes place. */
export interface Booking {
  id: number;
  course: string;
  building: string;
  room: string;
}

export const bookings: Booking[] = [
  { id: 1, course: 'Watercolors', building: 'Mill', room: 'Attic' },
  { id: 2, course: 'First aid', building: 'Town hall', room: 'Council room' },
  { id: 3, course: 'Italian', building: 'School', room: 'Room 12' },
];

const rooms: Record<string, string[]> = {
  Mill: ['Attic', 'Kitchen'],
  School: ['Room 12', 'Gym', 'Library'],
  'Town hall': ['Council room', 'Cellar'],
};

export const buildings = Object.keys(rooms);

/** The rooms of a building, or all rooms for the filter panel, which has no row. */
export const roomsOf = (building?: string) =>
  building === undefined
    ? Object.values(rooms).flat()
    : (rooms[building] ?? []);
