import type http from 'node:http';

/** Behaviors of an ad service, well-behaved and hostile. */
export const scenarioNames = [
  'good',
  'slow',
  'empty',
  'backers',
  'malformed',
  'hostile',
  'redirect-loop',
  'huge',
  'missing',
  'silent',
  'tall',
  'half',
  'bare',
  'removing',
] as const;

export type Scenario = (typeof scenarioNames)[number];

/** Responds to a request for the service's script or JSON; `origin` is the service's own. */
export type Answer = (response: http.ServerResponse, origin: string) => void;

/** Delay of a slow service, in milliseconds. */
const slowness = 1500;

const hostileHtml =
  'Win <b onmouseover="window.hacked=1">now</b><img src="x" onerror="window.hacked=1"><script>window.hacked=1</script>' +
  '<a href="javascript:window.hacked=1">here</a><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>';

/** A working network script: finds its own element and inserts an ad next to it. */
export function networkScript(
  origin: string,
  href = 'https://advertiser.example/',
  style = '',
): string {
  const html =
    `<div id="carbonads" style="${style}"><a href="${href}" class="carbon-img"><img src="${origin}/picture.svg" alt="" width="130" height="100"></a>` +
    `<a href="${href}" class="carbon-text">Local network ad</a><a href="${href}" class="carbon-poweredby">ads via a test</a></div>`;
  return insertAfterScript(html);
}

const insertAfterScript = (html: string) =>
  `document.getElementById('_carbonads_js').insertAdjacentHTML('afterend', ${JSON.stringify(html)});`;

/** As high as an ad ever was. */
const tallness = 'height: 52526px';

function ad(origin: string, changes: object = {}): object {
  return {
    statlink: `${origin}/click`,
    statimp: `${origin}/impression`,
    pixel: `${origin}/pixel-1?t=[timestamp]||${origin}/pixel-2`,
    timestamp: '1700000000',
    image: `${origin}/picture.svg`,
    company: 'Local company',
    description: 'Local <b>remote</b> ad',
    ...changes,
  };
}

/** An ad of a service that has no measure, as long as an answer may be: a company's name of 35 KB, 1,500 pixels. */
const tallAd = (origin: string) => ({
  company: 'Local company '.repeat(2500),
  description: 'Local remote ad, in many words '.repeat(100),
  pixel: Array.from({ length: 1500 }, (_, index) => `${origin}/pixel-${index}`).join('||'),
});

const script = (text: string): Answer => send('text/javascript', text);
const json = (value: unknown): Answer => send('application/json', JSON.stringify(value));

function send(type: string, body: string): Answer {
  return (response) => {
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
    response.end(body);
  };
}

const later =
  (answer: Answer): Answer =>
  (response, origin) =>
    void setTimeout(() => answer(response, origin), slowness);

const missing: Answer = (response) =>
  void response.writeHead(404, { 'access-control-allow-origin': '*' }).end();

/** Sends the browser back to where it came from, without an end. */
const loop =
  (file: string): Answer =>
  (response, origin) =>
    void response
      .writeHead(302, {
        location: `${origin}/redirect-loop/${file}?${Math.floor(performance.now())}`,
        'access-control-allow-origin': '*',
      })
      .end();

const goodScript: Answer = (response, origin) => script(networkScript(origin))(response, origin);
/** A working remote service: the second of its ads is valid. */
export const remoteAds = (origin: string): object => ({ ads: [{}, ad(origin)] });

const goodJson: Answer = (response, origin) => json(remoteAds(origin))(response, origin);
const silence: Answer = () => undefined;

/** What each service answers for its script. */
export const scripts: Readonly<Record<Scenario, Answer>> = {
  good: goodScript,
  slow: later(goodScript),
  empty: script(''),
  backers: (response, origin) =>
    script(networkScript(origin, `${origin}/discover-more/backers`))(response, origin),
  malformed: script('this is { no script'),
  hostile: script('throw new Error("hostile script")'),
  'redirect-loop': loop('carbon.js'),
  huge: script(`/*${'x'.repeat(5_000_000)}*/`),
  missing,
  silent: silence,
  tall: (response, origin) => script(networkScript(origin, undefined, tallness))(response, origin),
  half: script(
    `${insertAfterScript(`<p style="${tallness}">Half an ad</p>`)} throw new Error('hostile script')`,
  ),
  bare: script(insertAfterScript('<div id="carbonads"></div>')),
  removing: script("document.getElementById('_carbonads_js').parentElement.remove()"),
};

/** What each service answers for its JSON. */
export const services: Readonly<Record<Scenario, Answer>> = {
  good: goodJson,
  slow: later(goodJson),
  empty: json({ ads: [{}] }),
  backers: json({ ads: [] }),
  malformed: send('application/json', '{"ads": ['),
  hostile: (response, origin) =>
    json({ ads: [ad(origin, { description: hostileHtml, image: 'javascript:hacked=1' })] })(
      response,
      origin,
    ),
  'redirect-loop': loop('ads.json'),
  huge: json({ ads: [], filling: 'x'.repeat(5_000_000) }),
  missing,
  silent: silence,
  tall: (response, origin) => json({ ads: [ad(origin, tallAd(origin))] })(response, origin),
  half: send('application/json', '{"ads": [{"statlink":'),
  bare: json({}),
  removing: json({ ads: null }),
};
