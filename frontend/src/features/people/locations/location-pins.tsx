import { chakra } from '@chakra-ui/react/styled-system';
import { onMap } from '@hearthline/rules/people/locations/map.ts';
import type { ShownLocation } from '@hearthline/rules/people/locations/shown-location.ts';
import { useLocations } from './locations.ts';

const Pin = chakra('a', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -100%)',
    display: 'grid',
    justifyItems: 'center',
    color: 'pine',
    // As large as a finger, around a pin that is not.
    minW: '6',
    minH: '6',
    _hover: { zIndex: '1' },
    '& > span': {
      position: 'absolute',
      px: '2',
      py: '0.5',
      borderRadius: 'full',
      bg: 'paper',
      color: 'ink',
      boxShadow: 'low',
      fontWeight: '600',
      textStyle: 'fine',
      whiteSpace: 'nowrap',
    },
    // In the west the mountains and the sound are to the right and above; in the east the map ends.
    '& > span[data-side=west]': { insetInlineEnd: '100%', bottom: '2' },
    '& > span[data-side=middle]': { bottom: '100%' },
    '& > span[data-side=east]': { bottom: '100%', insetInlineEnd: '-4' },
  },
});

const sideOf = (left: number): 'west' | 'middle' | 'east' =>
  left < 0.35 ? 'west' : left > 0.8 ? 'east' : 'middle';

const isOnMap = ({ left, top }: { readonly left: number; readonly top: number }): boolean =>
  left > 0 && left < 1 && top > 0 && top < 1;

/** Those that can be shown, the southern ones last: they stand before the others. */
const placed = (locations: readonly ShownLocation[]) =>
  locations
    .flatMap((location) => {
      const at = location.point && onMap(location.point);
      return at && isOnMap(at) ? [{ location, at }] : [];
    })
    .toSorted((a, b) => a.at.top - b.at.top);

/** The display models that there are, at their places on the drawn map of `scene-map`; each leads to where it is described. */
export const LocationPins = () => {
  const { locations } = useLocations(null);
  return placed(locations ?? []).map(({ location: { id, name, city }, at }) => (
    <Pin
      key={id}
      href="#display-models"
      aria-label={`${name}, on the map`}
      style={{ left: `${at.left * 100}%`, top: `${at.top * 100}%` }}
    >
      <span data-side={sideOf(at.left)}>{city}</span>
      <chakra.svg viewBox="0 0 24 30" w={{ base: '5', md: '7' }} h="auto" aria-hidden>
        <path
          d="M12 29C9 24.5 2.5 17.8 2.5 11.6a9.5 9.5 0 0 1 19 0C21.5 17.8 15 24.5 12 29Z"
          fill="currentColor"
          stroke="#fffdf4"
          strokeWidth="1.8"
        />
        <path d="M6.8 12 12 7.4 17.2 12M8.4 11v5.4h7.2V11" fill="none" stroke="#fffdf4" strokeWidth="1.8" />
      </chakra.svg>
    </Pin>
  ));
};
