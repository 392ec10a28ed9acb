import { chakra } from '@chakra-ui/react/styled-system';
import { homePageOf } from '@hearthline/rules/homes/designs/pictures.ts';
import { unclaimedDesignDays } from '@hearthline/rules/homes/designs/storage.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contentOf, type Configuration } from '../../../domain/configuration.ts';
import type { DesignChange } from '../../../domain/pending-changes.ts';
import type { PriceContent } from '../../../domain/price-content.ts';
import type { MyDesign } from '../../../domain/my-design.ts';
import { useSaveChange, type SaveState } from '../../../domain/save-change.ts';
import { rememberPicture } from '../../../domain/stored-design.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Container } from '../../../ui/layout/surface.tsx';
import { WhenNear } from '../../../ui/layout/when-near.tsx';
import { Text, textLink } from '../../../ui/text/text.tsx';
import { DesignActions } from './design-actions.tsx';
import { DesignIntro } from './design-intro.tsx';
import { StoredDesigns } from './list/stored-designs.tsx';
import { HistoryPlaceholder } from './history-placeholder.tsx';
import { NoHome } from './missing-design.tsx';
import { SavedField } from '../../../ui/forms/saved-field.tsx';

// Below what is seen first.
const ShareSettings = lazy(() =>
  import('./share-settings.tsx').then((file) => ({ default: file.ShareSettings })),
);
const DesignHistory = lazy(() =>
  import('./design-history.tsx').then((file) => ({ default: file.DesignHistory })),
);

const retentionText = `This design is kept for ${unclaimedDesignDays} days after your last change. To keep it for good, sign in, mail it to yourself, or book with it.`;

const stateWords: Readonly<Record<SaveState, string>> = {
  saved: 'Every change is saved.',
  saving: 'Saving...',
  waiting:
    'Not saved yet. Your changes are kept in this browser and are saved as soon as the connection is back.',
  failed: 'The last change is not saved.',
};

/** What other features add to the page of a design. */
export interface DesignSlots {
  /** Price, line by line, and the payments. */
  readonly price: (content: PriceContent) => ReactNode;
  /** A button to be called back. */
  readonly callMe: ReactNode;
  /** The home with everything that can be chosen for it. */
  readonly configurator: (drawn: {
    readonly configuration: Configuration;
    readonly intro: ReactNode;
    readonly booking: string;
    readonly planLinks: ReactNode;
    readonly paymentNote: ReactNode;
    readonly onShown: (src: string) => void;
  }) => ReactNode;
}

interface DesignScreenProps extends DesignSlots {
  readonly design: MyDesign;
  /** Whether changes are kept in this browser until they can be stored. */
  readonly isWaiting: boolean;
  readonly choose: (change: DesignChange) => Promise<MyDesign>;
  readonly onCopy: () => void;
}

const loadNothing = (): Promise<null> => Promise.resolve(null);

/** The history is the last of the page and brings the GraphQL client (52 kB): both are loaded when somebody comes near it. */
const History = ({ design }: { design: MyDesign }) => (
  <WhenNear load={loadNothing} placeholder={<HistoryPlaceholder />}>
    {() => (
      <Suspense fallback={<HistoryPlaceholder />}>
        <DesignHistory key={design.version} design={design} />
      </Suspense>
    )}
  </WhenNear>
);

const PageLink = chakra(Link, { base: { ...textLink, fontWeight: '600', textStyle: 'small' } });

/** The page of a design: the home with everything that can be chosen for it, what it costs, and with whom it is shared. */
export const DesignScreen = ({
  design,
  isWaiting,
  choose,
  onCopy,
  price,
  callMe,
  configurator,
}: DesignScreenProps) => {
  const { code, home, roof, siding, options, site, loan, claims } = design;
  const canEdit = design.viewerCanEdit;
  const { save, state } = useSaveChange(choose, isWaiting);
  const name = design.name ?? home?.name ?? 'Your design';
  const configuration = { name, home, roof, siding, options, site, loan, claims, canEdit, save };
  const content = contentOf(configuration);
  const page = homePageOf(home);
  return (
    <Container pt={{ base: '0', lg: '8' }} pb={{ base: '16', md: '24' }}>
      {configurator({
        configuration,
        booking: `/appointments?design=${code}`,
        onShown: (src) => rememberPicture(code, src),
        planLinks: page && <PageLink to={page}>See the {home?.name} with its floor plan and files</PageLink>,
        paymentNote: content && (
          <chakra.a {...textLink} fontWeight="600" textStyle="small" href="#price">
            See every line of the price
          </chakra.a>
        ),
        intro: (
          <DesignIntro
            design={design}
            actions={
              <DesignActions
                code={code}
                canEdit={canEdit}
                isShared={design.shared}
                callMe={callMe}
                onCopy={onCopy}
              />
            }
            name={
              canEdit && (
                <SavedField
                  label="Name of your home"
                  maxLength={80}
                  placeholder="Our place by the river"
                  stored={design.name ?? ''}
                  save={(typed) => save({ name: typed || null }, 'name')}
                />
              )
            }
          >
            <Text role="status" look="small" quiet mt="5">
              {canEdit
                ? stateWords[state]
                : 'You are looking at a design that was shared with you. Make a copy to change it.'}
            </Text>
            {canEdit && !design.claimed && (
              <Text look="small" quiet mt="1">
                {retentionText}
              </Text>
            )}
            {!home && <NoHome />}
          </DesignIntro>
        ),
      })}
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={{ base: '14', md: '20' }}
        mt={{ base: '12', md: '16' }}
      >
        {content && price(content)}
        <StoredDesigns shown={code} />
        {canEdit && (
          <>
            <Panel title="Sharing">
              <Suspense fallback={<Skeleton minH="6rem" borderRadius="lg" />}>
                <ShareSettings design={design} />
              </Suspense>
            </Panel>
            <Panel title="History">
              <History design={design} />
            </Panel>
          </>
        )}
      </chakra.div>
    </Container>
  );
};
