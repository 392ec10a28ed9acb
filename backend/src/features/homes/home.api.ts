export { bookableHome, featuredHomes, homeAddresses, listedHomes, shownHome } from './shown-homes.ts';
