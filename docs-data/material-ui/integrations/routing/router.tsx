import {
  createContext,
  forwardRef,
  useContext,
  useMemo,
  useState,
  type AnchorHTMLAttributes,
  type ReactNode,
} from 'react';

const RouterContext = createContext({
  path: '',
  navigate: (path: string): void => void path,
});

interface MemoryRouterProps {
  start: string;
  children: ReactNode;
}

/** Keeps the URL in state. In your application, use a routing library instead. */
export function MemoryRouter({ start, children }: MemoryRouterProps) {
  const [path, navigate] = useState(start);
  const router = useMemo(() => ({ path, navigate }), [path]);

  return (
    <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
  );
}

export const usePath = () => useContext(RouterContext).path;

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** The router's link, which changes the URL without loading a page. */
export const RouterLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(
  ({ to, onClick, children, ...props }, ref) => {
    const { path, navigate } = useContext(RouterContext);

    return (
      <a
        {...props}
        ref={ref}
        href={to}
        aria-current={path === to ? 'page' : undefined}
        onClick={(event) => {
          onClick?.(event);
          // The browser opens a new tab or window, or saves the page.
          const { altKey, ctrlKey, metaKey, shiftKey } = event;
          if (altKey || ctrlKey || metaKey || shiftKey) return;
          if (event.defaultPrevented || event.button !== 0) return;
          event.preventDefault();
          navigate(to);
        }}
      >
        {children}
      </a>
    );
  },
);
RouterLink.displayName = 'RouterLink';
