import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { useFeaturedHomes } from '../../../../domain/served-content.ts';
import { useViewer } from '../../../../ui/image-viewer/lazy-viewer.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { featuredImages } from '../home-images.ts';
import { FeaturedHomeCard } from './featured-home-card.tsx';

/** The homes that the seller features, in the seller's order; the first has the largest picture. @param price what one costs, by its slug */
export const FeaturedHomes = ({ price }: { readonly price?: (slug: string) => ReactNode }) => {
  const homes = useFeaturedHomes();
  const { prepare, show, viewer } = useViewer();
  const view =
    (home: ShownHome) =>
    (start: number): void =>
      void show(featuredImages(home), start);
  const [first, ...others] = homes;
  if (!first)
    return (
      <Text look="lead" quiet maxW="prose">
        Tell us which rooms your household needs, and see homes that have exactly those.
      </Text>
    );
  return (
    <chakra.div
      display="grid"
      gap={{ base: '12', md: '14', lg: '20' }}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <FeaturedHomeCard home={first} wide price={price?.(first.slug)} onView={view(first)} />
      {others.length > 0 && (
        <chakra.div
          display="grid"
          gap={{ base: '12', md: '8', lg: '14' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          {others.map((home) => (
            <FeaturedHomeCard key={home.slug} home={home} price={price?.(home.slug)} onView={view(home)} />
          ))}
        </chakra.div>
      )}
      {viewer}
    </chakra.div>
  );
};
