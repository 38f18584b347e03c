import { useState } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const options = { key: 'optout', stylisPlugins: [prefixer, rtlPlugin] };

const Flipped = styled(Typography)`
  padding: 8px;
  padding-left: 48px;
  border: 1px solid;
  margin: 8px;
`;

const Kept = styled(Typography)`
  padding: 8px;
  /* @noflip */
  padding-left: 48px;
  border: 1px solid;
  margin: 8px;
`;

export default function RtlOptOut() {
  const [cache] = useState(() => createCache(options));

  return (
    <CacheProvider value={cache}>
      <div dir="rtl" lang="ar">
        <Flipped>هذه المسافة على اليمين</Flipped>
        <Kept>هذه المسافة على اليسار</Kept>
      </div>
    </CacheProvider>
  );
}
