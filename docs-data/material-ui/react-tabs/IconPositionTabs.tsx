import { useState } from 'react';
import CallMadeIcon from '@mui/icons-material/CallMade';
import CallMissedIcon from '@mui/icons-material/CallMissed';
import CallReceivedIcon from '@mui/icons-material/CallReceived';
import VoicemailIcon from '@mui/icons-material/Voicemail';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconPositionTabs() {
  const [current, setCurrent] = useState(0);

  return (
    <Tabs
      value={current}
      onChange={(_event, value: number) => setCurrent(value)}
      variant="scrollable"
      aria-label="Calls"
    >
      <Tab icon={<CallReceivedIcon />} label="Answered" />
      <Tab icon={<CallMissedIcon />} iconPosition="start" label="Missed" />
      <Tab icon={<CallMadeIcon />} iconPosition="end" label="Made" />
      <Tab icon={<VoicemailIcon />} iconPosition="bottom" label="Messages" />
    </Tabs>
  );
}
