import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { contentOf, type Configuration } from '../domain/configuration.ts';
import { useServedPrice } from '../domain/served-price.ts';
import { Configurator } from '../features/homes/configurator/configurator.tsx';
import { ContentPrice } from '../features/homes/prices/card-price.tsx';
import { DesignPriceBlock } from '../features/homes/prices/home-price.tsx';
import { Enlargeable } from '../ui/image-viewer/enlargeable.tsx';
import { textLink } from '../ui/text/text.tsx';
import { houseSlot } from './house-slot.tsx';

export { PageConfiguration } from '../features/homes/configurator/page-configuration.tsx';

const PageLink = chakra('a', { base: { ...textLink, fontWeight: '600', textStyle: 'small' } });

interface ConfiguredHomeProps extends Pick<
  ComponentProps<typeof Configurator>,
  'upload' | 'booking' | 'planBase'
> {
  readonly configuration: Configuration;
  readonly intro: ReactNode;
}

/** A home on its own page with everything that can be chosen for it. */
export const ConfiguredHome = ({ configuration, intro, ...slots }: ConfiguredHomeProps) => {
  const { home, name } = configuration;
  return (
    <Configurator
      configuration={configuration}
      {...slots}
      served={useServedPrice(configuration)}
      house={houseSlot(configuration)}
      frame={(images, at, picture) => (
        <Enlargeable name={home?.name ?? name} images={images} at={at}>
          {picture}
        </Enlargeable>
      )}
      planLinks={slots.planBase !== null && <PageLink href="#floor-plan">Every room, with its size</PageLink>}
      paymentNote={<PageLink href="#price">See every line of the price</PageLink>}
    >
      {intro}
    </Configurator>
  );
};

/** What the home as it is chosen costs at a glance. */
export const ConfiguredShortPrice = ({ configuration }: { readonly configuration: Configuration }) => (
  <ContentPrice content={contentOf(configuration)} served={useServedPrice(configuration)} />
);

/** What the home as it is chosen costs at length. */
export const ConfiguredPrice = ({ configuration }: { readonly configuration: Configuration }) => {
  const content = contentOf(configuration);
  const served = useServedPrice(configuration);
  return content && <DesignPriceBlock content={content} served={served} />;
};
