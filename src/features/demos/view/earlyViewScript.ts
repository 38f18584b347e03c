/**
 * Runs as the first thing of a page with one demo alone, before anything of it is painted: shows what the address
 * asks for (see `readViewQuery`), answers media queries for less motion, and notes whether the page is in a frame. The
 * settings follow when the page is hydrated.
 */
export const earlyViewScript = `(function(d,w){var e=d.documentElement,b=d.body,q=new URLSearchParams(location.search),m=q.get('mode'),r=q.get('dir'),n=q.get('density'),o;if(w.parent!==w)e.setAttribute('data-framed','');if(m=='dark'||m=='light'){e.setAttribute('data-mui-color-scheme',m);b.classList.remove('mode-light','mode-dark');b.classList.add('mode-'+m)}if(r=='rtl'||r=='ltr')e.dir=b.dir=r;if(n=='dense')e.setAttribute('data-density',n);if(n=='comfortable')e.removeAttribute('data-density');if(q.get('motion')=='reduce')try{o=w.matchMedia;w.matchMedia=function(t){return o.call(w,/prefers-reduced-motion\\s*(:\\s*reduce\\s*)?\\)/.test(t)?'all':/prefers-reduced-motion/.test(t)?'not all':t)}}catch(x){}})(document,window)`;
