import { chakra } from '@chakra-ui/react/styled-system';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import type { HomeView } from '@hearthline/rules/homes/catalog/views.ts';
import { unclaimedDesignDays } from '@hearthline/rules/homes/designs/storage.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { DesignChange } from '../../../domain/pending-changes.ts';
import type { MyDesign } from '../../../domain/my-design.ts';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Container } from '../../../ui/layout/surface.tsx';
import { WhenNear } from '../../../ui/layout/when-near.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { DesignActions } from './design-actions.tsx';
import { DesignOverview, DesignPicture } from './design-overview.tsx';
import { StoredDesigns } from './list/stored-designs.tsx';
import { HistoryPlaceholder } from './history-placeholder.tsx';
import { NoHome } from './missing-design.tsx';
import { OptionChoices } from './option-choices.tsx';
import { useOptionGroups } from './option-groups.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import { useSaveChange, type SaveState } from './save-change.ts';
import { SavedField } from '../../../ui/forms/saved-field.tsx';

// Below what is seen first.
const LotFields = lazy(() => import('./lot-fields.tsx').then((file) => ({ default: file.LotFields })));
const ShareSettings = lazy(() =>
  import('./share-settings.tsx').then((file) => ({ default: file.ShareSettings })),
);
const LoanFields = lazy(() => import('./loan-fields.tsx').then((file) => ({ default: file.LoanFields })));
const DesignHistory = lazy(() =>
  import('./design-history.tsx').then((file) => ({ default: file.DesignHistory })),
);

/** The content of a design that names a home. */
export type ContentWithHome = DesignContent & { readonly home: NonNullable<DesignContent['home']> };

const contentOf = (
  { name, roof, siding, options, site, loan, claims }: MyDesign,
  { slug, planCode, plan }: NonNullable<MyDesign['home']>,
): ContentWithHome => ({ name, home: { slug, planCode, plan }, roof, siding, options, site, loan, claims });

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
  readonly price: (content: ContentWithHome) => ReactNode;
  /** A button to be called back. */
  readonly callMe: ReactNode;
  /** The house, in place of its picture. */
  readonly house?: (design: MyDesign, picture: ReactNode) => ReactNode;
}

interface DesignScreenProps extends DesignSlots {
  readonly design: MyDesign;
  /** Whether changes are kept in this browser until they can be stored. */
  readonly isWaiting: boolean;
  readonly choose: (change: DesignChange) => Promise<MyDesign>;
  readonly onCopy: () => void;
}

const Options = ({
  design,
  canEdit,
  choose,
}: {
  design: MyDesign;
  canEdit: boolean;
  choose: (change: DesignChange) => void;
}) => {
  const { loaded, retry } = useOptionGroups();
  if (loaded.state === 'loaded')
    return <OptionChoices groups={loaded.value.groups} design={design} canEdit={canEdit} choose={choose} />;
  if (loaded.state === 'loading') return <Skeleton minH="28rem" borderRadius="lg" />;
  return <ErrorNotice title="The choices could not be loaded" onRetry={retry} />;
};

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

/** The page of a design: what it is, what it costs, and everything that can be chosen. */
export const DesignScreen = ({
  design,
  isWaiting,
  choose,
  onCopy,
  price,
  callMe,
  house,
}: DesignScreenProps) => {
  const canEdit = design.viewerCanEdit;
  const { save, state } = useSaveChange(choose, isWaiting);
  const [view, setView] = useState<HomeView>('street');
  const picture = <DesignPicture design={design} view={view} onView={setView} />;
  return (
    <Container pt={{ base: '6', md: '10' }} pb={{ base: '16', md: '24' }}>
      <DesignOverview
        design={design}
        house={house?.(design, picture) ?? picture}
        actions={
          <DesignActions
            code={design.code}
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
      />
      <Text role="status" look="small" quiet mt="6">
        {canEdit
          ? stateWords[state]
          : 'You are looking at a design that was shared with you. Make a copy to change it.'}
      </Text>
      {canEdit && !design.claimed && (
        <Text look="small" quiet mt="1">
          {retentionText}
        </Text>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={{ base: '14', md: '20' }}
        mt={{ base: '8', md: '10' }}
      >
        <StoredDesigns shown={design.code} />
        {design.home ? (
          <>
            {price(contentOf(design, design.home))}
            <PlanDrawing design={design} />
          </>
        ) : (
          <NoHome />
        )}
        <Panel
          title="Choices"
          text="Each choice shows what it adds to the price. Choices that cannot be combined are grayed out."
        >
          <Options design={design} canEdit={canEdit} choose={(change) => void save(change)} />
        </Panel>
        <Panel
          title="Your lot"
          text="Delivery, foundation and taxes depend on where the home will stand. If you leave a field blank, the price states what we assumed."
        >
          <Suspense fallback={<Skeleton minH={{ base: '36rem', sm: '24rem' }} borderRadius="lg" />}>
            <LotFields site={design.site} canEdit={canEdit} save={save} />
          </Suspense>
        </Panel>
        <Panel title="Financing" text="Fields left blank use the usual terms of the loan type.">
          <Suspense fallback={<Skeleton minH={{ base: '36rem', sm: '24rem' }} borderRadius="lg" />}>
            <LoanFields
              loan={design.loan}
              claims={design.claims}
              isLeased={design.site?.land === 'leased'}
              canEdit={canEdit}
              save={save}
            />
          </Suspense>
        </Panel>
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
