import { wholeNumber } from '@hearthline/model/drawing/labels/feet-inches.ts';
import { homeQuery } from '@hearthline/rules/homes/plans/plan-interest.ts';
import { homePath, sectionsText, type ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import type { ReactNode } from 'react';
import { useServedHome } from '../../../../domain/served-content.ts';
import { useRest } from '../../../../platform/api/use-rest.ts';
import { usePageTitle } from '../../../../platform/navigation/page-title.ts';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { SkeletonScreen } from '../../../../ui/layout/skeleton.tsx';
import { Container } from '../../../../ui/layout/surface.tsx';
import type { HomeFact } from './home-facts.tsx';
import { HomePictures } from './home-pictures.tsx';
import { HomeView } from './home-view.tsx';
import { usePlan } from './use-plan-document.ts';

const factsOf = ({ bedrooms, bathrooms, squareFootage, footprint }: ShownHome): HomeFact[] => [
  { name: 'Bedrooms', value: String(bedrooms) },
  { name: 'Bathrooms', value: String(bathrooms) },
  { name: 'Square feet', value: wholeNumber(squareFootage) },
  { name: 'Footprint (feet)', value: footprint },
];

interface CatalogHomeProps {
  /** As in its address. */
  readonly slug: string;
  /** What is shown when no home of that name is published. */
  readonly notFound: ReactNode;
  /** What else can be done with the home. */
  readonly actions?: (home: ShownHome) => ReactNode;
  /** What it costs, in short and at length, and where its place is asked for. */
  readonly prices?: (home: ShownHome) => Readonly<Record<'short' | 'place' | 'full', ReactNode>>;
  /** What comes with it. */
  readonly equipment?: (home: ShownHome) => ReactNode;
  /** The house, in place of the picture of its front; `planFile` is the address of its plan. */
  readonly house?: (home: ShownHome, planFile: string, picture: ReactNode) => ReactNode;
}

interface ShownProps extends Pick<CatalogHomeProps, 'actions' | 'equipment' | 'house' | 'prices'> {
  readonly home: ShownHome;
}

const Shown = ({ home, actions, equipment, house, prices }: ShownProps) => {
  const base = home.hasPlan ? `/api/homes/${home.slug}/plan` : null;
  const plan = usePlan(base && `${base}.json`);
  usePageTitle(home.name);
  const { short, place, full } = prices?.(home) ?? {};
  return (
    <HomeView
      kind={sectionsText(home.modelType)}
      name={home.name}
      description={home.description}
      facts={factsOf(home)}
      pictures={
        <HomePictures
          key={home.slug}
          home={home}
          house={house && base ? (picture) => house(home, `${base}.json`, picture) : undefined}
        />
      }
      planBase={base}
      plan={plan}
      booking={`/appointments${homeQuery(home.slug)}`}
      actions={actions?.(home)}
      shortPrice={short}
      place={place}
      price={full}
      equipment={equipment?.(home)}
      remark={
        home.checked ? undefined : 'This home has not passed our design check yet. Ask us what is still open.'
      }
    />
  );
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
