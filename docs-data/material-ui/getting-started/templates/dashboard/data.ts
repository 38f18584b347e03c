import BuildOutlined from '@mui/icons-material/BuildOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';

export const pages = [
  { name: 'Overview', Icon: SpaceDashboardOutlined },
  { name: 'Stations', Icon: PlaceOutlined },
  { name: 'Repairs', Icon: BuildOutlined },
  { name: 'Staff', Icon: GroupOutlined },
];

export const figures = [
  { name: 'Out on the road', value: '214', note: '31 more than yesterday' },
  { name: 'Ready at a station', value: '486', note: '64% of the fleet' },
  { name: 'In repair', value: '58', note: '12 due today' },
  { name: 'Revenue', value: '3,420 €', note: 'since midnight' },
];

/** Rides that started in each hour. */
export const rides = [
  { hour: '6', count: 42 },
  { hour: '8', count: 188 },
  { hour: '10', count: 96 },
  { hour: '12', count: 131 },
  { hour: '14', count: 118 },
  { hour: '16', count: 170 },
  { hour: '18', count: 224 },
  { hour: '20', count: 83 },
];

export type State = 'Fine' | 'Nearly empty' | 'Full';

export interface Station {
  name: string;
  bikes: number;
  docks: number;
  state: State;
}

export const stations: readonly Station[] = [
  { name: 'Harbor steps', bikes: 2, docks: 30, state: 'Nearly empty' },
  { name: 'Old brewery', bikes: 18, docks: 24, state: 'Fine' },
  { name: 'University', bikes: 40, docks: 40, state: 'Full' },
  { name: 'Rose garden', bikes: 9, docks: 20, state: 'Fine' },
  { name: 'West station', bikes: 31, docks: 52, state: 'Fine' },
];
