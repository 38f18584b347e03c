import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '@/base/i18n';
import { copyText } from '@/base/code';
import { Menu, MenuItem } from '@/base/ui';
import styles from './PageLinks.module.css';

/** Properties of {@link CopyPage}. */
export interface CopyPageProps {
  /** URL of the page's Markdown version. */
  markdownUrl: string;
}

/**
 * Renders a menu that copies the page as Markdown, shows it, or opens it in an AI assistant. It announces whether
 * copying worked.
 */
export function CopyPage({ markdownUrl }: CopyPageProps) {
  const t = useTranslate();
  const [outcome, setOutcome] = useOutcome();
  const copy = async () => {
    const isDone = await copyFrom(markdownUrl).then(
      () => true,
      () => false,
    );
    setOutcome(isDone ? 'copied' : 'failed');
  };
  const label = t(outcome ? `pageLinks.${outcome}` : 'pageLinks.copyPage');
  return (
    <>
      <Menu
        label={t('pageLinks.copyPage')}
        isLate
        trigger={
          <button type="button" className={styles.chip}>
            {label}
            <ChevronDown size={14} aria-hidden />
          </button>
        }
      >
        <MenuItem onClick={() => void copy()}>{t('pageLinks.copyMarkdown')}</MenuItem>
        <MenuItem href={markdownUrl}>{t('pageLinks.viewMarkdown')}</MenuItem>
        {assistants.map(({ name, address }) => (
          <MenuItem
            key={name}
            href={askAssistant(address, t('pageLinks.question', { url: absolute(markdownUrl) }))}
            target="_blank"
            rel="noopener"
          >
            {t('pageLinks.openIn', { name })}
          </MenuItem>
        ))}
      </Menu>
      <span role="status" className="visually-hidden">
        {outcome && label}
      </span>
    </>
  );
}

/** Returns an absolute URL. Called in browsers only. */
function absolute(path: string): string {
  return typeof location === 'undefined' ? path : new URL(path, location.origin).href;
}

async function copyFrom(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} did not arrive: ${response.status}.`);
  await copyText(await response.text());
}

/** Assistants that accept a prompt in the URL. */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Perplexity', address: 'https://www.perplexity.ai/search?q=' },
] as const;

/** Returns the URL that opens an assistant with a prompt. */
function askAssistant(address: string, question: string): string {
  return address + encodeURIComponent(question);
}

/** Result of copying. */
type Outcome = 'copied' | 'failed';

/** Milliseconds for which the result is shown. */
const shown = 2500;

/** Returns the result of the last copy for a moment, and a setter. */
function useOutcome(): [Outcome | undefined, (outcome: Outcome) => void] {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shown);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome];
}
