import { linkProps, propLinksOf } from '.';

const links = propLinksOf([
  {
    name: 'Button',
    pathname: '/demo-ui/api/button/',
    anchors: ['props', 'button-prop-size', 'button-prop-toString', 'button-prop-disabled'],
  },
  {
    name: 'IconButton',
    pathname: '/demo-ui/api/icon-button/',
    anchors: ['icon-button-prop-edge', 'icon-button-prop-size', 'icon-button-slot-icon'],
  },
]);

describe('propLinksOf', () => {
  it('links to the rows of props, and to the first of several components', () => {
    expect(links).toEqual({
      size: '/demo-ui/api/button/#button-prop-size',
      toString: '/demo-ui/api/button/#button-prop-toString',
      disabled: '/demo-ui/api/button/#button-prop-disabled',
      edge: '/demo-ui/api/icon-button/#icon-button-prop-edge',
    });
  });
});

describe('linkProps', () => {
  it('links the exact name of a prop', () => {
    expect(linkProps('<p>Set <code>edge</code>.</p>', links)).toBe(
      '<p>Set <a href="/demo-ui/api/icon-button/#icon-button-prop-edge"><code>edge</code></a>.</p>',
    );
  });

  it.each([
    ['another name', '<p><code>color</code></p>'],
    ['a name every object has', '<p><code>constructor</code></p>'],
    ['more than the name', '<p><code>size="small"</code></p>'],
    ['a link', '<p><a href="/a/">the <code>size</code> of it</a></p>'],
    ['a heading', '<div class="heading"><h2 id="size">The <code>size</code></h2></div>'],
    ['a block of code', '<pre><code tabindex="0">size</code><code>size</code></pre>'],
  ])('leaves %s unchanged', (_what, html) => {
    expect(linkProps(html, links)).toBe(html);
  });

  it('continues after an element it left unchanged', () => {
    const html = '<h2>A</h2><p><a href="#a">b</a> <code>disabled</code></p>';
    expect(linkProps(html, links)).toContain('#button-prop-disabled"><code>');
  });
});
