import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { forwardRef } from 'react';
import styles from './IconButton.module.css';
import { joinClasses } from './joinClasses';

interface IconButtonLook {
  /** Accessible name, shown as a tooltip on hover and on keyboard focus. */
  label: string;
  size?: 'small' | 'medium';
  /** Second line of the tooltip, which explains what the button does if its name does not. */
  about?: string;
  /** Alignment of the tooltip with the button; `end` keeps it on the screen if the button is at the end of a row. */
  tooltip?: 'center' | 'start' | 'end' | 'none';
  /** The icon. */
  children: ReactNode;
}

type AsButton = IconButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined };
type AsLink = IconButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Properties of {@link IconButton}: those of a link when `href` is given, else of a `<button>`. */
export type IconButtonProps = AsButton | AsLink;

/** Renders a button with only an icon, named by `label`. */
export const IconButton = forwardRef<HTMLButtonElement | HTMLAnchorElement, IconButtonProps>(
  function IconButton({ label, about, size = 'medium', tooltip = 'center', ...props }, ref) {
    const shared = {
      'aria-label': label,
      'data-tooltip': tooltip === 'none' ? undefined : label,
      'data-tooltip-about': about && `\n${about}`,
      'data-tooltip-align': tooltip,
      'aria-description': about,
      className: joinClasses(styles.button, size === 'small' && styles.small, props.className),
    };
    if (props.href !== undefined) {
      return (
        <a {...props} {...shared} ref={ref as Ref<HTMLAnchorElement>}>
          {props.children}
        </a>
      );
    }
    return <button type="button" {...props} {...shared} ref={ref as Ref<HTMLButtonElement>} />;
  },
);
