import { act, render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerHtml } from './ServerHtml';

function hydrate(server: React.ReactElement, client: React.ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(server);
  document.body.append(container);
  let root!: Root;
  act(() => {
    root = hydrateRoot(container, client);
  });
  return { container, root };
}

describe('ServerHtml', () => {
  const errors = jest.spyOn(console, 'error');
  afterEach(() => expect(errors).not.toHaveBeenCalled());

  it('keeps the server’s HTML when hydrated with an empty prop, and after a second render', () => {
    const html = '<p>Ticket <b>12</b></p>';
    const { container, root } = hydrate(
      <ServerHtml name="a" html={html} />,
      <ServerHtml name="a" html="" />,
    );
    const paragraph = container.querySelector('p');
    act(() => root.render(<ServerHtml name="a" html="" className="later" />));
    expect(container.querySelector('p')).toBe(paragraph);
    expect(container.firstElementChild).toHaveClass('later');
  });

  it('shows new HTML when data arrives', () => {
    const { container, root } = hydrate(
      <ServerHtml name="b" html="<p>old</p>" />,
      <ServerHtml name="b" html="" />,
    );
    act(() => root.render(<ServerHtml name="b" html="<p>new</p>" />));
    expect(container).toHaveTextContent('new');
  });

  it('uses the stored HTML when it mounts again', () => {
    const { container, root } = hydrate(
      <ServerHtml name="c" html="<p>once</p>" />,
      <ServerHtml name="c" html="" />,
    );
    act(() => root.unmount());
    expect(container).toBeEmptyDOMElement();
    expect(render(<ServerHtml name="c" html="" />).container).toHaveTextContent('once');
  });
});
