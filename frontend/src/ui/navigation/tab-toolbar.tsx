import { chakra } from '@chakra-ui/react/styled-system';

/**
 * The toolbar of a tab's content. Where there is room it stands in the row of the tabs, at its end, so that the list
 * begins right below; otherwise under the tabs.
 */
export const TabToolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    alignItems: 'center',
    alignSelf: 'start',
    justifyContent: 'flex-end',
    gap: '2',
    width: { lg: 'fit-content' },
    maxW: { lg: 'calc(100% - 24rem)' },
    ms: { lg: 'auto' },
    mt: { lg: 'calc(-1 * (var(--tab-height, 2.75rem) + var(--tab-gap, 0.5rem)))' },
    position: 'relative',
    _print: { display: 'none' },
  },
});
