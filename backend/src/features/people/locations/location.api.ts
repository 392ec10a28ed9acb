export { visibleLocations } from './location.service.ts';
export { visitedLocation, type VisitedLocation } from './visited-location.ts';
export { areaOfZip, countiesOf } from './zip-area.ts';
