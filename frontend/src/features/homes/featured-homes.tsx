import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { FeaturedHomeCard } from './featured-home-card.tsx';
import { featuredHomes, picturesOf, type FeaturedHome } from './homes.ts';

// Nobody needs it before a picture is pressed.
const loadViewer = () => import('../../ui/image-viewer.tsx');
const ImageViewer = lazy(async () => ({ default: (await loadViewer()).ImageViewer }));

/** The three featured models; the largest home has the largest picture. */
export const FeaturedHomes = () => {
  const [open, setOpen] = useState<{ home: FeaturedHome; start: number } | null>(null);
  const prepare = (): void => void loadViewer().catch(() => undefined);
  return (
    <chakra.div display="grid" gap={{ base: '12', md: '14', lg: '20' }} onPointerEnter={prepare} onFocus={prepare}>
      {featuredHomes.slice(0, 1).map((home) => <FeaturedHomeCard key={home.id} home={home} wide onView={(start) => setOpen({ home, start })} />)}
      <chakra.div display="grid" gap={{ base: '12', md: '8', lg: '14' }} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {featuredHomes.slice(1).map((home) => <FeaturedHomeCard key={home.id} home={home} onView={(start) => setOpen({ home, start })} />)}
      </chakra.div>
      {open && (
        <Suspense fallback={null}>
          <ImageViewer images={picturesOf(open.home)} start={open.start} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </chakra.div>
  );
};
