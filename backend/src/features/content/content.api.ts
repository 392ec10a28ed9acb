export { readContent } from './content.service.ts';
