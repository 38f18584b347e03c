export const componentNames = [
  'DatePicker',
  'StaticDatePicker',
  'DateCalendar',
] as const;
export type ComponentName = (typeof componentNames)[number];

export const propNames = [
  'disabled',
  'readOnly',
  'displayWeekNumber',
  'showDaysOutsideCurrentMonth',
  'disableHighlightToday',
  'reduceAnimations',
] as const;
export type PropName = (typeof propNames)[number];

export const viewChoices = {
  'day, month, year': ['year', 'month', 'day'],
  'month, year': ['year', 'month'],
  year: ['year'],
} as const;
export type ViewChoice = keyof typeof viewChoices;
export const viewNames = Object.keys(viewChoices) as ViewChoice[];

export interface Settings {
  component: ComponentName;
  props: readonly PropName[];
  views: ViewChoice;
}

/** The JSX of the picker with these settings. */
export function codeOf({ component, props, views }: Settings): string {
  const names = viewChoices[views].map((view) => `'${view}'`).join(', ');
  const label = component === 'DatePicker' ? ['  label="Day of the walk"'] : [];
  return [
    `<${component}`,
    ...label,
    ...props.map((prop) => `  ${prop}`),
    `  views={[${names}]}`,
    `  defaultValue={dayjs('2025-05-15')}`,
    '/>',
  ].join('\n');
}
