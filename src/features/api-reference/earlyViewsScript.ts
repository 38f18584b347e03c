import { narrowScreen, tableKinds, viewKey } from './views';

/** Runs in the head of pages with a reference: `applyViews` by hand and small, before the first paint. A test runs both. */
export const earlyViewsScript = `(function(e,s,n){try{n=matchMedia('${narrowScreen}').matches;s=localStorage}catch(x){}'${tableKinds.join(' ')}'.split(' ').forEach(function(k,v){try{v=s.getItem('${viewKey}'+k)}catch(x){v=0}e.setAttribute('data-api-'+k,/^(table|expanded|collapsed)$/.test(v)?v:n?'expanded':'table')})})(document.documentElement)`;
