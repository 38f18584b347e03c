import { useTranslate } from '@/base/i18n';
import type { NavFlags as Flags } from '@/model';

const chips = ['newFeature', 'planned', 'unstable', 'beta', 'deprecated', 'legacy'] as const;

/** Whether an entry has chips or an icon next to its name. */
export function hasFlags(flags: Flags): boolean {
  return flags.plan !== undefined || chips.some((flag) => flags[flag]);
}

/** Renders the chips and the plan icon of a navigation entry. */
export function NavFlags({ flags }: { flags: Flags }) {
  const t = useTranslate();
  return (
    <>
      {chips.map((flag) =>
        flags[flag] ? (
          <span key={flag} className={`nav-chip nav-chip-${flag}`}>
            {t(`navigation.flags.${flag}`)}
          </span>
        ) : null,
      )}
      {flags.plan ? (
        <span
          className={`nav-plan nav-plan-${flags.plan}`}
          role="img"
          title={t(`navigation.plans.${flags.plan}`)}
        />
      ) : null}
    </>
  );
}
