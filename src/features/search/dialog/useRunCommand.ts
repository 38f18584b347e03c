import { useState } from 'react';
import { copyText } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import type { Command } from '../commands/command';
import './texts';

/** Returns a function that runs a command, and its result for the reader. */
export function useRunCommand(): { run: (command: Command) => Promise<void>; message: string } {
  const t = useTranslate();
  const [message, setMessage] = useState('');
  const run = async ({ copy, change }: Command) => {
    setMessage('');
    change?.();
    if (!copy) {
      setMessage(t('search.command.done'));
      return;
    }
    try {
      await copyText(await copy());
      setMessage(t('search.command.copied'));
    } catch {
      setMessage(t('search.command.failed'));
    }
  };
  return { run, message };
}
