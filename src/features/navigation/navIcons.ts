import {
  ArrowRightLeft,
  BookOpen,
  Braces,
  Compass,
  Layers,
  LayoutGrid,
  type LucideIcon,
  Palette,
  PenLine,
  Plug,
  Rocket,
  Shapes,
  Wrench,
} from 'lucide-react';
import type { NavIconName } from '@/model';

/** Icons that a navigation entry can have, by name. */
export const navIcons: Readonly<Record<NavIconName, LucideIcon>> = {
  book: BookOpen,
  braces: Braces,
  compass: Compass,
  grid: LayoutGrid,
  layers: Layers,
  migrate: ArrowRightLeft,
  palette: Palette,
  pen: PenLine,
  plug: Plug,
  rocket: Rocket,
  shapes: Shapes,
  wrench: Wrench,
};
