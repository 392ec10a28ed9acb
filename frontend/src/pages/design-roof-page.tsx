import { lazy, Suspense } from 'react';
import { HomeDesigner } from '../features/homes/design-roof/home-designer.tsx';
import { UsageNotes } from '../features/homes/design-roof/usage-notes.tsx';
import { Container, Section } from '../ui/layout/surface.tsx';
import { Heading, Text } from '../ui/text/text.tsx';

// The picture is there before it.
const DesignedHouse = lazy(() =>
  import('./design-roof-house.tsx').then((file) => ({ default: file.DesignedHouse })),
);

/** Two questions with pictures, the resulting house, and the answers. */
export const DesignRoofPage = () => (
  <>
    <Container pt={{ base: '10', md: '12' }} pb={{ base: '14', md: '24' }}>
      <HomeDesigner
        house={(design, picture) => (
          <Suspense fallback={picture}>
            <DesignedHouse design={design}>{picture}</DesignedHouse>
          </Suspense>
        )}
      >
        <div>
          <Heading as="h1" look="title">
            Design Your Home
          </Heading>
          <Text look="lead" quiet mt="3" maxW="prose">
            Choose a roof profile and a siding and see them on the house. The page address keeps your choices,
            so you can share them.
          </Text>
        </div>
      </HomeDesigner>
    </Container>
    <Section ground="sunken" py={{ base: '6', md: '8' }}>
      <Container>
        <UsageNotes />
      </Container>
    </Section>
  </>
);
