import { chakra } from '@chakra-ui/react/styled-system';
import { Picture } from '../../../ui/image-viewer/picture.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { audiences } from './capabilities.ts';
import { CapabilityGrid } from './capability-grid.tsx';

/** The twelve capabilities, by whom they are for. */
export const CapabilityGroups = () => (
  <chakra.div display="grid" gap={{ base: '14', lg: '20' }}>
    {audiences.map(({ key, title, text, picture, alt }, index) => (
      <chakra.section
        key={key}
        aria-labelledby={`for-${key}`}
        display="grid"
        gap={{ base: '6', lg: '12' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
      >
        <chakra.div
          display="grid"
          gap={{ base: '5', sm: '8', lg: '5' }}
          alignItems="center"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 16rem', lg: 'minmax(0, 1fr)' }}
        >
          <div>
            <Heading as="h2" id={`for-${key}`}>
              {title}
            </Heading>
            <Text quiet mt="2">
              {text}
            </Text>
          </div>
          <Picture
            dusk
            src={`/api/image/${picture}.webp?w=800`}
            alt={alt}
            loading={index === 0 ? 'eager' : 'lazy'}
            width="800"
            height="533"
            w="full"
            h="auto"
            aspectRatio="3 / 2"
            objectFit="cover"
            borderRadius="lg"
          />
        </chakra.div>
        <CapabilityGrid audience={key} />
      </chakra.section>
    ))}
  </chakra.div>
);
