import { memo } from 'react';
import { useTranslate } from '@/base/i18n';
import type { SearchShardFacts } from '@/model';
import { iconShard } from '@/model/search';
import type { SearchContext } from '../engine/found';
import { kindFilters, type KindFilter } from './entries';
import styles from './FilterBar.module.css';
import './texts';
import { FilterToggle } from './FilterToggle';

/** Active filters. */
export interface Filters {
  kind?: KindFilter;
  shard?: string;
}

/** Properties of {@link FilterBar}. */
export interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  shards: readonly SearchShardFacts[];
  context: SearchContext;
}

/** Renders toggle chips that filter the results by product or kind. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { filters, onChange, shards, context } = props;
  const t = useTranslate();
  const hasIcons = shards.some(({ name }) => name === iconShard);
  const kinds = (Object.keys(kindFilters) as KindFilter[]).filter(
    (kind) => kind !== 'icon' || hasIcons,
  );
  const offered = shards
    .filter(({ name, listed }) => listed || name === context.shard)
    .sort(
      (one, other) => Number(other.name === context.shard) - Number(one.name === context.shard),
    );
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('search.kinds')} className={styles.group}>
        {kinds.map((kind) => (
          <FilterToggle
            key={kind}
            label={t(`search.filter.${kind}`)}
            isOn={filters.kind === kind}
            onChange={(isOn) => onChange({ ...filters, kind: isOn ? kind : undefined })}
          />
        ))}
      </div>
      <div role="group" aria-label={t('search.products')} className={styles.group}>
        {offered.map(({ name, title }) => (
          <FilterToggle
            key={name}
            label={title || t('search.site')}
            isOn={filters.shard === name}
            onChange={(isOn) => onChange({ ...filters, shard: isOn ? name : undefined })}
          />
        ))}
      </div>
    </div>
  );
});
