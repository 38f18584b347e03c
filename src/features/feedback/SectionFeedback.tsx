import { useEffect, useState, type ComponentType } from 'react';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import type { SectionDrawerProps } from './SectionDrawer';
import type { PageFeedbackProps } from './PageFeedback';

const load = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./SectionDrawer'));

/**
 * Opens the feedback of a section when the button of its heading is clicked. One listener serves all headings of the
 * page.
 */
export function SectionFeedback(props: PageFeedbackProps) {
  const [section, setSection] = useState<SectionDrawerProps['section']>();
  const [SectionDrawer, setDrawer] = useState<ComponentType<SectionDrawerProps>>();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const button = target instanceof Element && target.closest('button.heading-comment');
      const heading = button && button.parentElement?.querySelector(':is(h2, h3, h4)[id]');
      if (!heading) return;
      setSection({ id: heading.id, title: heading.textContent ?? '' });
      load().then(
        (module) => {
          setDrawer(() => module.SectionDrawer);
          setOpen(true);
        },
        // Nothing opens; the next click tries again.
        () => undefined,
      );
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  if (!SectionDrawer || !section) return null;
  return (
    <SectionDrawer
      {...props}
      key={section.id}
      section={section}
      open={isOpen}
      onClose={() => setOpen(false)}
    />
  );
}
