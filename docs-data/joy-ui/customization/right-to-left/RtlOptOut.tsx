import { useState } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/joy/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const options = { key: 'joyoptout', stylisPlugins: [prefixer, rtlPlugin] };

const Flipped = styled('p')`
  padding: 8px;
  padding-left: 64px;
  border: 1px solid;
  border-radius: 4px;
`;

const Kept = styled('p')`
  padding: 8px;
  /* @noflip */
  padding-left: 64px;
  border: 1px solid;
  border-radius: 4px;
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
