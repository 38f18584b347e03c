import { beginFrame } from './beginFrame';

beginFrame(document.currentScript?.dataset.files?.split(' ') ?? []);
