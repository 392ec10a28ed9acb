import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';

/** Projects side by side, as many as fit. */
export const ProjectGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    transition: 'opacity 120ms',
  },
});

/** docs/specification.md, section 9. */
const placeholders = [0, 1, 2, 3, 4, 5];

/** Six gray cards in place of the list while it loads. */
export const ProjectGridSkeleton = () => (
  <ProjectGrid aria-hidden>
    {placeholders.map((place) => (
      <Card key={place} data-skeleton display="grid" gap="4">
        <Skeleton minH="7" width={`${70 - (place % 3) * 12}%`} />
        <Skeleton width="95%" />
        <Skeleton minH="2" />
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="4">
          {[0, 1, 2, 3].map((fact) => (
            <Skeleton key={fact} minH="9" width={`${90 - ((place + fact) % 3) * 15}%`} />
          ))}
        </chakra.div>
        <Skeleton minH="9" width="8rem" borderRadius="full" />
      </Card>
    ))}
  </ProjectGrid>
);
