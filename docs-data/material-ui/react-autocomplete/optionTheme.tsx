import { autocompleteClasses } from '@mui/material/Autocomplete';
import { createTheme } from '@mui/material/styles';

/** Options that have a code show it; all others, strings too, show their label. */
const optionTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
  components: {
    MuiAutocomplete: {
      defaultProps: {
        renderOption: ({ key, ...props }, option: unknown, state, owner) => (
          <li key={key} {...props}>
            <span>{owner.getOptionLabel(option)}</span>
            {typeof option === 'object' && option && 'code' in option && (
              <code>{String(option.code)}</code>
            )}
          </li>
        ),
      },
      styleOverrides: {
        paper: { borderRadius: 12 },
        listbox: {
          padding: 8,
          [`& .${autocompleteClasses.option}`]: {
            borderRadius: 8,
            gap: 16,
            justifyContent: 'space-between',
          },
        },
      },
    },
  },
});

export default optionTheme;
