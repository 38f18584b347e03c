import { Download, RefreshCw, Trash2, X } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import { cancelDownload, removeDownload, startDownload } from './downloadStore';
import type { DownloadState } from './standing';

interface DownloadActionsProps {
  folder: string;
  state: DownloadState;
}

/** What the button does that fetches the files of a product; `resume` in the states that are not listed. */
const fetchings: Partial<Record<DownloadState['is'], 'download' | 'update'>> = {
  absent: 'download',
  outdated: 'update',
};

/** Renders the buttons that download, resume, update, cancel or remove a product. */
export function DownloadActions({ folder, state }: DownloadActionsProps) {
  const t = useTranslate();
  if (state.is === 'running') {
    return (
      <Button size="small" icon={<X aria-hidden />} onClick={() => void cancelDownload(folder)}>
        {t('offline.cancel')}
      </Button>
    );
  }
  const fetching = fetchings[state.is] ?? 'resume';
  const Icon = fetching === 'update' ? RefreshCw : Download;
  return (
    <>
      {state.is !== 'whole' && (
        <Button size="small" icon={<Icon aria-hidden />} onClick={() => void startDownload(folder)}>
          {t(`offline.${fetching}`)}
        </Button>
      )}
      {state.is !== 'absent' && (
        <Button
          size="small"
          variant="plain"
          icon={<Trash2 aria-hidden />}
          onClick={() => void removeDownload(folder)}
        >
          {t('offline.remove')}
        </Button>
      )}
    </>
  );
}
