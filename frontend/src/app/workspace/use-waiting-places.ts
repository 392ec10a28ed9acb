import { useWaitingCounts, type WaitingPlace } from '../../features/office/today/waiting-counts.tsx';
import type { Place, Places, WaitingPlaces } from './places.ts';

/** The counts of what waits, by the ids of the places of the rail. */
const countOf: Readonly<Record<string, WaitingPlace>> = {
  overview: 'overview',
  contacts: 'contacts',
  settings: 'settings',
  '/admin/appointments': 'appointments',
  '/admin/documents': 'documents',
  '/admin/messages': 'messages',
  '/admin/contractors': 'contractors',
  '/factory': 'factory',
};

/** How much waits at each place, and the places where something does. It updates itself. */
export const useWaitingPlaces = ({
  tabs,
  screens,
}: Places): { readonly count: (place: Place) => number; readonly waiting: WaitingPlaces } => {
  const counts = useWaitingCounts();
  const count = ({ id }: Place): number => {
    const name = countOf[id];
    return name ? (counts[name] ?? 0) : 0;
  };
  // The overview's number is the sum of the others: in the list of what waits it would say everything twice.
  const waiting = [...tabs, ...screens]
    .filter(({ id }) => id !== 'overview')
    .map((place) => ({ ...place, count: count(place) }))
    .filter((place) => place.count > 0);
  return { count, waiting };
};
