import { Badge as BaseBadge, type BadgeProps } from '@mui/base/Badge';

const slotProps = {
  badge: {
    className:
      'absolute -end-2.5 -top-2 min-w-[1.6em] rounded-full bg-red-700 text-center text-[0.8125rem] leading-[1.6] font-semibold text-white dark:bg-red-300 dark:text-red-950',
  },
};

function Badge(props: BadgeProps) {
  return (
    <BaseBadge
      {...props}
      className="relative inline-flex"
      slotProps={slotProps}
    />
  );
}

export default function UnstyledBadgeIntroduction() {
  return (
    <Badge badgeContent={7}>
      <span className="rounded-lg border border-current px-4 py-2.5">
        Parcels to pick up
      </span>
    </Badge>
  );
}
