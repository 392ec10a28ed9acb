import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Mark } from '../../ui/theme/logo.tsx';
import { wide } from './rail-width.ts';

const rows = ['row 1', 'row 2', 'row 3', 'row 4', 'row 5', 'row 6', 'row 7', 'row 8'] as const;

/** In line with `rail.tsx` and `top-bar.tsx`, so that nothing moves when they take its place. */
const Column = chakra('div', {
  base: {
    display: { base: 'none', sm: 'block' },
    width: '3.5rem',
    height: '100dvh',
    px: '1.5',
    py: '2',
    bg: 'sunken',
    borderInlineEndWidth: '1px',
    borderColor: 'line',
    color: 'pineText',
    [wide]: { width: '14rem', px: '2' },
  },
});

/**
 * What the HTML of a signed-in screen shows until its script has run: column, bar and gray rows for whoever is probably signed in
 * (`frontend/early.js`), the company's name for others, who are led to the sign-in. The build renders it; it is not in any script.
 */
export const WorkspaceFrame = ({ name }: { name: string }) => (
  <>
    <chakra.div
      minH="100dvh"
      display="none"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
      css={{ 'html[data-session=expected] &': { display: 'grid' } }}
    >
      <Column aria-hidden>
        <chakra.div
          height="8"
          mb="3"
          display="flex"
          alignItems="center"
          justifyContent="center"
          css={{ [wide]: { justifyContent: 'flex-start', px: '2' } }}
          _icon={{ width: '1.625rem', height: '1.625rem' }}
        >
          <Mark />
        </chakra.div>
        <chakra.div display="grid" gap="3" px="1">
          {rows.map((row) => (
            <chakra.div key={row} height="6" borderRadius="sm" bg="line" opacity="0.6" />
          ))}
        </chakra.div>
      </Column>
      <div>
        <chakra.div
          aria-hidden
          height="3rem"
          px={{ base: '4', sm: '6' }}
          display="flex"
          alignItems="center"
          bg="paper"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <Skeleton width="10rem" minH="5" />
        </chakra.div>
        <chakra.div
          role="status"
          aria-label="Loading"
          aria-busy
          px={{ base: '4', sm: '6' }}
          py="5"
          display="grid"
          gap="3"
          alignContent="start"
        >
          <Skeleton width="16rem" maxW="100%" minH="9" />
          {rows.map((row) => (
            <Skeleton key={row} minH="11" />
          ))}
        </chakra.div>
      </div>
    </chakra.div>
    <chakra.p
      minH="100dvh"
      m="0"
      display="grid"
      placeItems="center"
      color="quiet"
      css={{ 'html[data-session=expected] &': { display: 'none' } }}
    >
      {name}
    </chakra.p>
  </>
);
