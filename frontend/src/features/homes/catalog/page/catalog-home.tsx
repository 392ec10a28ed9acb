import { wholeNumber } from '@hearthline/model/drawing/labels/feet-inches.ts';
import { homeQuery } from '@hearthline/rules/homes/plans/plan-interest.ts';
import { homePath, sectionsText, type ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import type { ReactNode } from 'react';
import type { Configuration } from '../../../../domain/configuration.ts';
import type { MyHome } from '../../../../domain/my-design.ts';
import { useServedHome } from '../../../../domain/served-content.ts';
import { useRest } from '../../../../platform/api/use-rest.ts';
import { usePageTitle } from '../../../../platform/navigation/page-title.ts';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { SkeletonScreen } from '../../../../ui/layout/skeleton.tsx';
import { Container } from '../../../../ui/layout/surface.tsx';
import { frontImage } from '../home-images.ts';
import type { HomeFact } from './home-facts.tsx';
import { UploadedPictures } from './uploaded-pictures.tsx';
import { HomeView } from './home-view.tsx';
import { usePlan } from './use-plan-document.ts';

type SceneUpload = Readonly<Record<'src' | 'alt' | 'title', string>> & { readonly dusk: false };

const factsOf = ({ bedrooms, bathrooms, squareFootage, footprint }: ShownHome): HomeFact[] => [
  { name: 'Bedrooms', value: String(bedrooms) },
  { name: 'Bathrooms', value: String(bathrooms) },
  { name: 'Square feet', value: wholeNumber(squareFootage) },
  { name: 'Footprint (feet)', value: footprint },
];

/** A home of the catalog as a design knows it. */
const configuredHome = (home: ShownHome): MyHome => ({
  slug: home.slug,
  planCode: null,
  plan: null,
  quotedPlan: null,
  name: home.name,
  offered: true,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  squareFootage: home.squareFootage,
  footprint: home.footprint,
  modelType: home.modelType,
  look: home.look ?? standardLook,
  street: home.street ?? null,
});

interface Slots {
  /** Finds what is chosen for the home. */
  readonly configure: (home: MyHome, draw: (configuration: Configuration) => ReactNode) => ReactNode;
  /** The home with everything that is chosen for it; `planBase` is where the files of its plan are. */
  readonly configurator: (drawn: {
    readonly configuration: Configuration;
    readonly intro: ReactNode;
    readonly planBase: string | null;
    readonly booking: string;
    readonly upload: SceneUpload | null;
  }) => ReactNode;
  /** What else can be done with the home. */
  readonly actions?: (home: ShownHome, configuration: Configuration) => ReactNode;
  /** What it costs, in short and at length. */
  readonly prices?: (configuration: Configuration) => Readonly<Record<'short' | 'full', ReactNode>>;
  /** What comes with it. */
  readonly equipment?: (home: ShownHome) => ReactNode;
}

interface CatalogHomeProps extends Slots {
  /** As in its address. */
  readonly slug: string;
  /** What is shown when no home of that name is published. */
  readonly notFound: ReactNode;
}

/** The picture of its front that the seller has uploaded. */
const uploadOf = (home: ShownHome): SceneUpload | null => {
  const front = frontImage(home);
  return front.dusk ? null : { src: front.src, alt: front.alt, dusk: false, title: front.alt };
};

const Shown = ({
  home,
  configure,
  configurator,
  actions,
  equipment,
  prices,
}: Slots & { home: ShownHome }) => {
  const base = home.hasPlan ? `/api/homes/${home.slug}/plan` : null;
  const plan = usePlan(base && `${base}.json`);
  usePageTitle(home.name);
  return configure(configuredHome(home), (configuration) => {
    const { short, full } = prices?.(configuration) ?? {};
    return (
      <HomeView
        kind={sectionsText(home.modelType)}
        name={home.name}
        description={home.description}
        facts={factsOf(home)}
        configurator={(intro) =>
          configurator({
            configuration,
            intro,
            planBase: base,
            booking: `/appointments${homeQuery(home.slug)}`,
            upload: uploadOf(home),
          })
        }
        planBase={base}
        plan={plan}
        actions={actions?.(home, configuration)}
        shortPrice={short}
        price={full}
        pictures={<UploadedPictures home={home} />}
        equipment={equipment?.(home)}
        remark={
          home.checked
            ? undefined
            : 'This home has not passed our design check yet. Ask us what is still open.'
        }
      />
    );
  });
};

/** The page of a home of the catalog: at first as it was served, on a page opened later as it is told. */
export const CatalogHome = ({ slug, notFound, ...slots }: CatalogHomeProps) => {
  const served = useServedHome(homePath(slug));
  const { loaded, retry } = useRest(
    'GET /api/homes/{slug}',
    served === undefined ? { slug: slug.toLowerCase() } : null,
  );
  if (served) return <Shown home={served} {...slots} />;
  if (served === null || loaded.state === 'missing') return notFound;
  if (loaded.state === 'loaded') return <Shown home={loaded.value as ShownHome} {...slots} />;
  return (
    <Container py={{ base: '12', md: '20' }}>
      {loaded.state === 'loading' ? (
        <SkeletonScreen label="Loading the home" />
      ) : (
        <ErrorNotice title="The home could not be loaded" onRetry={retry}>
          Please check your connection and try again.
        </ErrorNotice>
      )}
    </Container>
  );
};
