export { bookableHome, featuredHomes, homeAddresses, listedHomes, shownHome } from './shown-homes.ts';
export { publishedPlanOf } from './home-plan-file.ts';
