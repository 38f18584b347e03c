/** What connects a tab to the panel of its list. */
export function tabProps(id: string, value: string) {
  return { value, id: `${id}-tab-${value}`, 'aria-controls': `${id}-panel` };
}

/** What makes an element the panel of the selected tab. */
export function panelProps(id: string, selected: string) {
  return {
    role: 'tabpanel',
    id: `${id}-panel`,
    'aria-labelledby': `${id}-tab-${selected}`,
    tabIndex: 0,
  };
}
