import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { contentOf, type Configuration } from '../domain/configuration.ts';
import { useServedPrice } from '../domain/served-price.ts';
import { Configurator } from '../features/homes/configurator/configurator.tsx';
import { ContentPrice } from '../features/homes/prices/card-price.tsx';
import { DesignPriceBlock } from '../features/homes/prices/home-price.tsx';
import { Enlargeable } from '../ui/image-viewer/enlargeable.tsx';
import { textLink } from '../ui/text/text.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

export { PageConfiguration } from '../features/homes/configurator/page-configuration.tsx';

// The picture is there before it.
const HouseView = lazy(() =>
  import('../features/homes/house-view/house-view.tsx').then((file) => ({ default: file.HouseView })),
);

const PageLink = chakra('a', { base: { ...textLink, fontWeight: '600', textStyle: 'small' } });

interface ConfiguredHomeProps extends Pick<ComponentProps<typeof Configurator>, 'upload' | 'booking'> {
  readonly configuration: Configuration;
  readonly intro: ReactNode;
  /** The address of its plan document; null without one. */
  readonly planFile: string | null;
}

/** A home on its own page with everything that can be chosen for it. */
export const ConfiguredHome = ({ configuration, intro, planFile, ...slots }: ConfiguredHomeProps) => {
  const { home, name } = configuration;
  const house = (look: Look, picture: ReactNode): ReactNode =>
    planFile === null ? (
      picture
    ) : (
      <Suspense fallback={picture}>
        <HouseView planFile={planFile} name={name} look={look} land={configuration.site?.land}>
          {picture}
        </HouseView>
      </Suspense>
    );
  return (
    <Configurator
      configuration={configuration}
      {...slots}
      served={useServedPrice(configuration)}
      house={house}
      frame={(images, at, picture) => (
        <Enlargeable name={home?.name ?? name} images={images} at={at}>
          {picture}
        </Enlargeable>
      )}
      planLinks={planFile !== null && <PageLink href="#floor-plan">Every room, with its size</PageLink>}
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
