import { createElement, useEffect, useState, type ComponentType } from 'react';

/** Replaces `next/dynamic`: renders a component once it is loaded. */
export default function dynamic<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function Dynamic(props: Props) {
    const [loaded, setLoaded] = useState<{ default: ComponentType<Props> }>();
    useEffect(() => void load().then(setLoaded), []);
    return loaded ? createElement(loaded.default, props) : null;
  };
}
