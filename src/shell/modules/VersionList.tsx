import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';

/** Every documented version of every product: the one on this site first, then the older ones. */
export default function VersionList() {
  const t = useTranslate();
  return useDocsConfig()
    .products.filter((product) => product.listed && product.versions.length > 0)
    .map((product) => (
      <section key={product.id} className="prose">
        <h2 id={product.id}>{product.name}</h2>
        <ul>
          {product.versions.map((version) => (
            <li key={version.text}>
              <a href={version.href}>{version.text}</a>
              {version.current && ` (${t('versions.current')})`}
            </li>
          ))}
        </ul>
      </section>
    ));
}
