import { ChevronDown } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { copyText } from '@/base/code';
import { Menu, MenuItem } from '@/base/ui';
import { assistants, askAssistant } from './assistants';
import styles from './PageLinks.module.css';
import { useOutcome } from './useOutcome';

/** Properties of {@link CopyPage}. */
export interface CopyPageProps {
  /** Address of the page's Markdown version. */
  markdownUrl: string;
}

/** A menu that copies the page as Markdown, shows it, or opens it in an assistant. It says whether the copy worked. */
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

/** The menu opens in browsers only; the server renders no address of it. */
function absolute(path: string): string {
  return typeof location === 'undefined' ? path : new URL(path, location.origin).href;
}

async function copyFrom(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} did not arrive: ${response.status}.`);
  await copyText(await response.text());
}
