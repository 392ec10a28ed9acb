export { readPlaces } from './place.service.ts';
export { PlaceType } from './place.types.ts';
export { placeText } from './place-text.ts';
