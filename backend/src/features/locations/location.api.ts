export { visibleLocations } from './location.service.ts';
