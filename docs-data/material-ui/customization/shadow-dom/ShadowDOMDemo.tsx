import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';

function ShadowButton({ root }: { root: ShadowRoot }) {
  const cache = useMemo(
    () => createCache({ key: 'widget', container: root, prepend: true }),
    [root],
  );

  return createPortal(
    <CacheProvider value={cache}>
      <Button variant="contained">Rate this recipe</Button>
    </CacheProvider>,
    root,
  );
}

export default function ShadowDOMDemo() {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = (host: HTMLDivElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  };

  return (
    <Box ref={attach} sx={{ minWidth: 200, minHeight: 40 }}>
      {root && <ShadowButton root={root} />}
    </Box>
  );
}
