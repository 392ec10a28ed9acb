export { keepPicture, receivePicture } from './pictures/receive-picture.ts';
export {
  bookableHome,
  featuredHomes,
  homeAddresses,
  homeSizes,
  listedHomes,
  shownHome,
} from './shown-homes.ts';
export { publishedPlanOf, quotedPlanOf } from './home-plan-file.ts';
export { HomeType } from './home.types.ts';
export type { HomeView } from './home-view.ts';
export { LookType } from './look.types.ts';
