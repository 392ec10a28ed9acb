export { bookableHome, featuredHomes, homeAddresses, shownHome } from './shown-homes.ts';
export { publishedPlanOf } from './home-plan-file.ts';
