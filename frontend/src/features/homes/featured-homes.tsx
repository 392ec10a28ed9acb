import { chakra } from '@chakra-ui/react/styled-system';
import { useViewer } from '../../ui/image-viewer/lazy-viewer.tsx';
import { FeaturedHomeCard } from './featured-home-card.tsx';
import { featuredHomes, picturesOf, type FeaturedHome } from './homes.ts';

/** The three featured models; the largest home has the largest picture. */
export const FeaturedHomes = () => {
  const { prepare, show, viewer } = useViewer();
  const view =
    (home: FeaturedHome) =>
    (start: number): void =>
      void show(picturesOf(home), start);
  return (
    <chakra.div
      display="grid"
      gap={{ base: '12', md: '14', lg: '20' }}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {featuredHomes.slice(0, 1).map((home) => (
        <FeaturedHomeCard key={home.id} home={home} wide onView={view(home)} />
      ))}
      <chakra.div
        display="grid"
        gap={{ base: '12', md: '8', lg: '14' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {featuredHomes.slice(1).map((home) => (
          <FeaturedHomeCard key={home.id} home={home} onView={view(home)} />
        ))}
      </chakra.div>
      {viewer}
    </chakra.div>
  );
};
