import preflight from 'tailwindcss/preflight.css';
import theme from 'tailwindcss/theme.css';
import type { TailwindModule } from '@/features/live-editor/frame';
import { createTailwind } from '@/model/tailwindSheet';

/** Starts the compiler of Tailwind's styles for the demo in the frame. It remembers the classes of earlier edits. */
export const startTailwind: TailwindModule['startTailwind'] = () =>
  createTailwind({ theme, preflight }, ':where(body)');
