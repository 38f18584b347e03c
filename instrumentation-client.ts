import { replaceBroken } from '@/base/browser';

// Next runs this file before everything else of a page.
replaceBroken();
