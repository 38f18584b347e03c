import {
  colorKeys,
  colorsCookie,
  defaultThemeSettings,
  keys,
  spacingRange,
  themeColors,
} from './themeSettings';

const { light, dark } = themeColors;
const { smallest, largest } = spacingRange;
const usual = defaultThemeSettings.spacing;

/** What a copy of the colours may hold: colours of the palette, and nothing that could be fetched. */
const onlyColors = '/^(--(mui|docs)-[\\w-]+:[#\\da-f ]+;)+$/i';

/**
 * Runs in the head, after the `theme-color` metas and before the first paint: what `applyToDocument` does to `html`
 * and the metas, by hand and small. A test runs both on the same stored values.
 */
export const earlyScript = `(function(d){function g(n){try{return localStorage.getItem(n)}catch(x){}}var e=d.documentElement,m=g('${keys.mode}'),s=g('${keys.spacing}'),f=m=='light'||m=='dark',k=f?m=='dark':window.matchMedia&&matchMedia('(prefers-color-scheme: dark)').matches,c=g(k?'${colorKeys.dark}':'${colorKeys.light}');e.setAttribute('data-mui-color-scheme',k?'dark':'light');e.dir=g('${keys.direction}')=='rtl'?'rtl':'ltr';if(g('${keys.density}')=='dense')e.setAttribute('data-density','dense');try{if(/${colorsCookie}=/.test(d.cookie)&&${onlyColors}.test(c))e.style.cssText=c}catch(x){}if(s!=${usual}&&s>=${smallest}&&s<=${largest}&&s==+s+''&&s%1==0)['mui','docs'].forEach(function(n){e.style.setProperty('--'+n+'-spacing',s+'px')});if(f)d.querySelectorAll('meta[name=theme-color]').forEach(function(t){t.content=k?'${dark}':'${light}'})})(document)`;

/** Runs as the first thing in `body`: gives it the class and the direction that `earlyScript` found. */
export const earlyBodyScript = `(function(e,b){b.classList.remove('mode-light','mode-dark');b.classList.add('mode-'+e.getAttribute('data-mui-color-scheme'));b.dir=e.dir})(document.documentElement,document.body)`;
