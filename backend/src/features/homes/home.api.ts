export { bookableHome, featuredHomes, homeAddresses, shownHome } from './shown-homes.ts';
