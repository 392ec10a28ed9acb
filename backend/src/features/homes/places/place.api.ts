export { readPlaces } from './place.service.ts';
export { PlaceType } from './place.types.ts';
