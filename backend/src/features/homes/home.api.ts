export { keepPicture, receivePicture } from './pictures/receive-picture.ts';
export { bookableHome, featuredHomes, homeAddresses, listedHomes, shownHome } from './shown-homes.ts';
export { publishedPlanOf } from './home-plan-file.ts';
