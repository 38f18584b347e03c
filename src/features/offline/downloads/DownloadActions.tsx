import { Download, RefreshCw, Trash2, X } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import { cancelDownload, removeDownload, startDownload } from './downloadStore';
import type { DownloadState } from './standing';

interface DownloadActionsProps {
  folder: string;
  state: DownloadState;
}

/** Renders the buttons that download, resume, update, cancel or remove a product. */
export function DownloadActions({ folder, state }: DownloadActionsProps) {
  const t = useTranslate();
  const start = { absent: 'download', partial: 'resume', outdated: 'update' } as const;
  if (state.is === 'running') {
    return (
      <Button size="small" icon={<X aria-hidden />} onClick={() => void cancelDownload(folder)}>
        {t('offline.cancel')}
      </Button>
    );
  }
  const word = state.is in start ? start[state.is as keyof typeof start] : 'resume';
  const Icon = word === 'update' ? RefreshCw : Download;
  return (
    <>
      {state.is !== 'whole' && (
        <Button size="small" icon={<Icon aria-hidden />} onClick={() => void startDownload(folder)}>
          {t(`offline.${word}`)}
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
