import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import HotelIcon from '@mui/icons-material/Hotel';
import TrainIcon from '@mui/icons-material/Train';

/** A trip to an island. */
export const journey = [
  { time: '8:12', title: 'Train', text: 'Platform 4', icon: <TrainIcon /> },
  {
    time: '10:40',
    title: 'Bus',
    text: 'From the station to the harbor',
    icon: <DirectionsBusIcon />,
  },
  {
    time: '11:30',
    title: 'Ferry',
    text: 'Old Pier, deck B',
    icon: <DirectionsBoatIcon />,
  },
  {
    time: '12:45',
    title: 'Hotel',
    text: 'The room is ready at two',
    icon: <HotelIcon />,
  },
];
