import { keys, themeColors } from './themeSettings';

const { light, dark } = themeColors;

/**
 * Runs in the head, after the `theme-color` metas and before the first paint: what `applyToDocument` does to `html`
 * and the metas, by hand and small. A test runs both on the same stored values.
 */
export const earlyScript = `(function(d,m,r,e){try{m=localStorage.getItem('${keys.mode}');r=localStorage.getItem('${keys.direction}')}catch(x){}var f=m=='light'||m=='dark',k=f?m=='dark':window.matchMedia&&matchMedia('(prefers-color-scheme: dark)').matches;e=d.documentElement;e.setAttribute('data-mui-color-scheme',k?'dark':'light');e.dir=r=='rtl'?r:'ltr';if(f)d.querySelectorAll('meta[name=theme-color]').forEach(function(t){t.content=k?'${dark}':'${light}'})})(document)`;

/** Runs as the first thing in `body`: gives it the class and the direction that `earlyScript` found. */
export const earlyBodyScript = `(function(e,b){b.classList.remove('mode-light','mode-dark');b.classList.add('mode-'+e.getAttribute('data-mui-color-scheme'));b.dir=e.dir})(document.documentElement,document.body)`;
