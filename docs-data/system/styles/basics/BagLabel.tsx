export interface BagLabelProps {
  className?: string;
  children: string;
}

/** A component that knows nothing of styles: it passes `className` on. */
export function BagLabel({ className, children }: BagLabelProps) {
  return <p className={className}>{children}</p>;
}
