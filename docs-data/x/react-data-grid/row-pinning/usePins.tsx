import { useMemo, useState } from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-pro';
import {
  departureColumns,
  departures,
  type Departure,
} from '../../data/departures';

const trains = departures.slice(0, 5);

/** Trains, with the pinned ones on top, and a column that pins them. */
export default function usePins() {
  const [ids, setIds] = useState<readonly string[]>(['S 2 06:12']);
  return useMemo(() => {
    const rows = trains.filter(({ id }) => !ids.includes(id));
    const pinnedRows = { top: trains.filter(({ id }) => ids.includes(id)) };
    const pin = (id: string) => setIds((before) => [...before, id]);
    const unpin = (id: string) =>
      setIds((before) => before.filter((each) => each !== id));
    const columns: GridColDef<Departure>[] = [
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 80,
        getActions: ({ row }) => [
          ids.includes(row.id) ? (
            <GridActionsCellItem
              icon={<PushPinIcon />}
              label={`Unpin ${row.id}`}
              onClick={() => unpin(row.id)}
            />
          ) : (
            <GridActionsCellItem
              icon={<PushPinOutlinedIcon />}
              label={`Pin ${row.id}`}
              onClick={() => pin(row.id)}
            />
          ),
        ],
      },
      ...departureColumns.filter(({ field }) => field !== 'via'),
    ];
    return { rows, pinnedRows, columns };
  }, [ids]);
}
