/** Where the page's script finds what {@link earlyClicksScript} gathered. */
export const earlyClicksName = 'docsEarlyClicks';

/**
 * Runs in the head: notes the buttons that are pressed before anything listens to them. What opens by itself and what
 * stands in a demo is left out: the browser and the demo look after these.
 */
export const earlyClicksScript = `(function(d,q){function note(e){var b=e.target.closest&&e.target.closest('button,[role=tab]');if(b&&!b.closest('[popovertarget],[data-demo]'))q.push(b)}d.addEventListener('click',note,true);self.${earlyClicksName}=function(){d.removeEventListener('click',note,true);return q}})(document,[])`;
