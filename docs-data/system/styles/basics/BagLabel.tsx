export interface BagLabelProps {
  className?: string;
  children: string;
}

/** A component without styles of its own. It passes on `className`. */
export function BagLabel({ className, children }: BagLabelProps) {
  return <p className={className}>{children}</p>;
}
