import { colorKeys, defaultThemeSettings, keys, spacingRange, themeColors } from './themeSettings';

const { light, dark } = themeColors;
const { smallest, largest } = spacingRange;
const usual = defaultThemeSettings.spacing;

/** What a copy of the colors may hold: colors of palettes, and nothing that could be fetched. */
const onlyColors = '/^(--(mui|docs)-palette-[\\w-]+:[#\\da-f ]+;)+$/';

/** All keys begin alike, so that the script need not say it each time. */
const start = 'mui-';
const name = (key: string) => key.slice(start.length);

/**
 * Runs in the head, after the `theme-color` metas and before the first paint: what `applyToDocument` does to `html`
 * and the metas, by hand and small. A test runs both on the same stored values.
 */
export const earlyScript = `(function(d){function g(n){try{return n?localStorage.getItem('${start}'+n):matchMedia('(prefers-color-scheme: dark)').matches}catch(x){}}var e=d.documentElement,m=g('${name(keys.mode)}'),s=g('${name(keys.spacing)}'),f=m=='light'||m=='dark',k=f?m=='dark':g(),c=g(k?'${name(colorKeys.dark)}':'${name(colorKeys.light)}');e.setAttribute('data-mui-color-scheme',k?'dark':'light');e.dir=g('${name(keys.direction)}')=='rtl'?'rtl':'ltr';if(g('${name(keys.density)}')=='dense')e.setAttribute('data-density','dense');c=${onlyColors}.test(c)?c:'';if(/^\\d+$/.test(s)&&s!=${usual}&&s>=${smallest}&&s<=${largest})s=+s+'px',c+='--mui-spacing:'+s+';--docs-spacing:'+s;if(c)e.style.cssText=c;if(f)d.querySelectorAll('meta[name=theme-color]').forEach(function(t){t.content=k?'${dark}':'${light}'})})(document)`;

/** Runs as the first thing in `body`: gives it the class and the direction that `earlyScript` found. */
export const earlyBodyScript = `(function(e,b){b.classList.remove('mode-light','mode-dark');b.classList.add('mode-'+e.getAttribute('data-mui-color-scheme'));b.dir=e.dir})(document.documentElement,document.body)`;
