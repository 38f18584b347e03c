import { calleeOf, syntaxRule, textOf } from './syntax';

const connections =
  /^(?:(?:window|globalThis)\.)?(?:fetch|XMLHttpRequest|WebSocket|EventSource)$|^navigator\.sendBeacon$/;

const pictures = /^(?:src|srcSet|image|poster)$/;

/** A demo must not use the network, so that it works offline and always shows the same. */
export const offline = syntaxRule(
  {
    name: 'offline',
    severity: 'style',
    looksAt: ['CallExpression', 'NewExpression', 'JSXAttribute'],
  },
  (node, module) => {
    const callee = calleeOf(module, node);
    if (callee && connections.test(callee)) {
      const fix = 'Answer from a function of the demo, after a timer.';
      return { what: `\`${callee}\` needs a network.`, fix };
    }
    const name = node.name === 'JSXAttribute' && node.firstChild;
    const isPicture = name && pictures.test(textOf(module, name));
    if (!isPicture || !/=\s*\{?\s*["'`](?:https?:)?\/\//.test(textOf(module, node)))
      return undefined;
    const fix = 'Use a picture of `public/static/`, drawn for this site.';
    return { what: 'The picture comes from another site.', fix };
  },
);
