import { ChevronDown } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { Menu, MenuItem } from '@/base/ui';
import styles from './PageLinks.module.css';
import { useCopyPage } from './useCopyPage';

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
  const { outcome, copy } = useCopyPage(markdownUrl);
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

/** Assistants that accept a prompt in the URL. */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Perplexity', address: 'https://www.perplexity.ai/search?q=' },
] as const;

/** Returns the URL that opens an assistant with a prompt. */
function askAssistant(address: string, question: string): string {
  return address + encodeURIComponent(question);
}
