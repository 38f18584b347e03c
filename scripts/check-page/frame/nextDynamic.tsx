import { createElement, useEffect, useState, type ComponentType } from 'react';

/** Replaces `next/dynamic`: renders a component, or the default export of a module, once it is loaded. */
export default function dynamic<Props extends object>(
  load: () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function Dynamic(props: Props) {
    const [loaded, setLoaded] = useState<{ default: ComponentType<Props> }>();
    useEffect(() => {
      void load().then((found) => setLoaded('default' in found ? found : { default: found }));
    }, []);
    return loaded ? createElement(loaded.default, props) : null;
  };
}
