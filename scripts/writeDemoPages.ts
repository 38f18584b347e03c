import { writeDemoPages } from './afterBuild/writeDemoPages';

const count = writeDemoPages({ content: '.content', out: 'out' });
console.log(`${count} pages of one demo each, copied from one pattern`);
