import { useTranslate } from '@/base/i18n';
import type { ProductReleases } from '@/model';
import styles from './VersionList.module.css';

/** Site component that lists the installed versions of a product's packages, and links to older documentation. */
export default function VersionList({ releases }: { releases?: ProductReleases }) {
  if (!releases) return null;
  const { packages } = releases;
  return (
    <div className={`prose ${styles.versions}`}>
      {packages.length > 0 ? <PackageTable releases={releases} /> : null}
      <VersionLinks releases={releases} />
    </div>
  );
}

function PackageTable({ releases: { name, packages } }: { releases: ProductReleases }) {
  const t = useTranslate();
  return (
    <div
      className="table-scroll"
      role="region"
      aria-label={t('versions.packages', { name })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('versions.package')}</th>
            <th scope="col">{t('versions.version')}</th>
            <th scope="col">{t('versions.react')}</th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({ name: packageName, version, react }) => (
            <tr key={packageName}>
              <td>
                <code dir="ltr">{packageName}</code>
              </td>
              <td className={styles.number}>
                <bdi>{version}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{react.join(', ')}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function VersionLinks({ releases }: { releases: ProductReleases }) {
  const t = useTranslate();
  const { name, older, notes, supportPolicy } = releases;
  return (
    <ul>
      {older.map(({ text, href }) => (
        <li key={text}>
          <a href={href}>{t('versions.older', { name, version: text })}</a>
        </li>
      ))}
      {notes ? (
        <li>
          <a href={notes}>{t('versions.notes')}</a>
        </li>
      ) : null}
      {supportPolicy ? (
        <li>
          <a href={supportPolicy}>{t('versions.policy')}</a>
        </li>
      ) : null}
    </ul>
  );
}
