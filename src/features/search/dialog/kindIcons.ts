import {
  Braces,
  Component,
  FileText,
  Hash,
  Newspaper,
  Package,
  Paintbrush,
  Play,
  Puzzle,
  Shapes,
  SlidersHorizontal,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { SearchKind } from '@/model';

/** Icons of results, by kind. */
export const kindIcons: Readonly<Record<SearchKind, LucideIcon>> = {
  page: FileText,
  section: Hash,
  demo: Play,
  component: Component,
  hook: Braces,
  prop: SlidersHorizontal,
  slot: Puzzle,
  class: Paintbrush,
  import: Package,
  icon: Shapes,
  error: TriangleAlert,
  post: Newspaper,
};
