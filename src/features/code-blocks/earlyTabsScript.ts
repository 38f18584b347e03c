import { codeTabKey } from '@/base/code';

/**
 * Runs in the head: while the document arrives, gives each group of code tabs the reader's choice before it is
 * painted. `restoreTabs` by hand and small; a test runs both. A reader without a choice pays nothing.
 */
export const earlyTabsScript = `(function(d,s){try{s=localStorage;if(!Object.keys(s).some(function(k){return!k.indexOf('${codeTabKey}')}))return}catch(x){return}function r(){d.querySelectorAll('.code-tabs[data-storage-key]').forEach(function(g){var n;try{n=s.getItem('${codeTabKey}'+g.getAttribute('data-storage-key'))}catch(x){}var t=[].slice.call(g.querySelectorAll('[role=tab]')),h=function(e){return e.textContent.trim()==n};if(n&&t.some(h))t.forEach(function(e){var o=h(e),p=d.getElementById(e.getAttribute('aria-controls'));e.setAttribute('aria-selected',o);e.tabIndex=o?0:-1;if(p)p.hidden=!o})})}d.addEventListener('DOMContentLoaded',function(){r();o&&o.disconnect()});try{var o=new MutationObserver(r);o.observe(d,{childList:true,subtree:true})}catch(x){o=0}})(document)`;
