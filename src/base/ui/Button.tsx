import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { forwardRef } from 'react';
import styles from './Button.module.css';
import { joinClasses } from './joinClasses';

/** Properties shared by `<button>` and link. */
interface ButtonLook {
  variant?: 'solid' | 'outlined' | 'plain';
  size?: 'small' | 'medium';
  /** Rendered before the text. */
  icon?: ReactNode;
}

type AsButton = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined };
type AsLink = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Properties of {@link Button}: those of a link when `href` is given, else of a `<button>`. */
export type ButtonProps = AsButton | AsLink;

/** Renders a button with a visible label, or a link that looks like one if it has `href`. */
export const Button = forwardRef<HTMLButtonElement | HTMLAnchorElement, ButtonProps>(
  function Button({ variant = 'outlined', size = 'medium', icon, ...props }, ref) {
    const className = joinClasses(
      styles.button,
      styles[variant],
      size === 'small' && styles.small,
      props.className,
    );
    if (props.href !== undefined) {
      return (
        <a {...props} ref={ref as Ref<HTMLAnchorElement>} className={className}>
          {icon}
          {props.children}
        </a>
      );
    }
    return (
      <button type="button" {...props} ref={ref as Ref<HTMLButtonElement>} className={className}>
        {icon}
        {props.children}
      </button>
    );
  },
);
