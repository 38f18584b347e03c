import type { GridColDef } from '@mui/x-data-grid';

/** A train on the departure board of a station; `delay` is in minutes. */
export interface Departure {
  id: string;
  time: string;
  line: string;
  destination: string;
  via: string;
  platform: number;
  delay: number;
}

type Line = [string, string, string, string, number, number];

const lines: Line[] = [
  ['06:04', 'RE 5', 'Aldermoor', 'Wick Junction', 3, 0],
  ['06:12', 'S 2', 'Port Ellery', 'Museum', 1, 0],
  ['06:18', 'IC 410', 'Grand Haven', 'Aldermoor, Lowick', 6, 4],
  ['06:27', 'S 1', 'Airport', 'Fairground', 2, 0],
  ['06:33', 'RB 48', 'Stonebridge', 'Mill Lane, Oakley', 4, 12],
  ['06:42', 'S 2', 'Port Ellery', 'Museum', 1, 2],
  ['06:48', 'RE 7', 'Kestrel Bay', 'Lowick', 5, 0],
  ['06:57', 'S 1', 'Airport', 'Fairground', 2, 0],
  ['07:04', 'RE 5', 'Aldermoor', 'Wick Junction', 3, 6],
  ['07:12', 'S 2', 'Port Ellery', 'Museum', 1, 0],
  ['07:21', 'IC 412', 'Grand Haven', 'Aldermoor, Lowick', 6, 0],
  ['07:27', 'S 1', 'Airport', 'Fairground', 2, 3],
  ['07:33', 'RB 48', 'Stonebridge', 'Mill Lane, Oakley', 4, 0],
  ['07:42', 'S 2', 'Port Ellery', 'Museum', 1, 0],
  ['07:48', 'RE 7', 'Kestrel Bay', 'Lowick', 5, 18],
  ['07:57', 'S 1', 'Airport', 'Fairground', 2, 0],
];

export const departures: Departure[] = lines.map(
  ([time, line, destination, via, platform, delay]) => ({
    id: `${line} ${time}`,
    time,
    line,
    destination,
    via,
    platform,
    delay,
  }),
);

export const departureColumns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Departs', width: 100 },
  { field: 'line', headerName: 'Line', width: 80 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 150 },
  { field: 'via', headerName: 'Via', flex: 1, minWidth: 140 },
];
