import EventIcon from '@mui/icons-material/Event';
import MicIcon from '@mui/icons-material/Mic';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

/** What users can add to a diary. */
export const actions = [
  { name: 'Photo', icon: <PhotoCameraIcon /> },
  { name: 'Recording', icon: <MicIcon /> },
  { name: 'Event', icon: <EventIcon /> },
];
