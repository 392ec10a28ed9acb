export { featuredHomes, homeAddresses, shownHome } from './shown-homes.ts';
