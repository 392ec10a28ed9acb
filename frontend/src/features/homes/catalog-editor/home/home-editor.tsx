import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CatalogDetailsFragment } from '../../../../gql/generated.ts';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { catalogList } from '../catalog-words.ts';
import { DerivedFacts, FactFields } from './fact-fields.tsx';
import { HomeDetails } from './home-details.tsx';
import { HomeDifferences } from './home-differences.tsx';
import { HomeFooter } from './home-footer.tsx';
import { useHomeForm, type Reload } from './home-form-state.ts';
import { HomeHead } from './home-head.tsx';
import { emptyHome, fieldsOf } from './home-schema.ts';
import { LookFields } from './look-fields.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { usePlanCheck } from './plan/plan-check.ts';
import { PlanPanel } from './plan/plan-panel.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { usePublishing } from './publishing.ts';
import { usePlan } from './plan/use-plan.ts';

interface HomeEditorProps {
  /** Null for a new one, which is created when first saved. */
  readonly home: CatalogDetailsFragment | null;
  /** Loads it as it is stored now. */
  readonly reload: Reload;
  /** A design code to begin with. */
  readonly code: string | null;
}

/** What a new home's own page does first. */
interface NextStep {
  readonly publish: boolean;
}
interface Created extends NextStep {
  readonly id: string;
}

/** Edits a home: its details on one side, its plan on the other; saved by one button, published by another. */
export const HomeEditor = ({ home, reload, code }: HomeEditorProps) => {
  const form = useHomeForm(home, reload, code);
  const { values, base, typing, isSubmitting, failure, conflict, newer, store } = form;
  const publishing = usePublishing(form);
  const plan = usePlan(values.plan);
  const check = usePlanCheck(values.plan, base?.plan ?? '', home);
  const navigate = useNavigate();
  const location = useLocation();
  const next = location.state as NextStep | null;
  const [created, setCreated] = useState<Created | null>(null);
  // Only when the form is clean again: what is typed is kept when a page is left.
  useEffect(() => {
    if (!created || typing) return;
    const { id, ...step } = created;
    void navigate(`${catalogList}/${id}`, { replace: true, state: step satisfies NextStep });
  }, [created, typing, navigate]);
  const isToBePublished = home !== null && next?.publish === true;
  const publishOnce = useEffectEvent(() => {
    // Neither a reload nor Back repeats it.
    void navigate(location.pathname, { replace: true, state: null });
    publishing.publish();
  });
  useEffect(() => {
    if (isToBePublished) publishOnce();
  }, [isToBePublished]);

  /** A new home is published at its own address, where it can be published once only. */
  const save = async (publish = false): Promise<void> => {
    const stored = await store();
    if (!stored) return;
    if (!publish)
      showToast({
        title: 'Home saved',
        text:
          stored.status === 'published'
            ? `Visitors see ${stored.name} as it is now.`
            : `${stored.name} is a draft until you publish it.`,
      });
    if (!home) setCreated({ id: stored.id, publish });
  };
  const discard = (): void => {
    if (home) form.continueFrom(home);
    else form.form.reset(emptyHome);
  };
  const waits = conflict !== null || publishing.busy;

  return (
    <>
      <chakra.form
        noValidate
        aria-label={home ? `Edit ${home.name}` : 'New home'}
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        // The footer is at the end of the window even if the form is shorter: less the bars, and the margins of the page.
        gridTemplateRows="auto 1fr auto"
        minHeight={{
          base: 'calc(100dvh - 9rem - 1px - env(safe-area-inset-bottom))',
          sm: 'calc(100dvh - 6rem)',
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!waits && !isSubmitting) void save();
        }}
      >
        <HomeHead
          home={home}
          typing={typing}
          disabled={waits || isSubmitting || (home === null && !typing)}
          onPublish={home ? publishing.publish : () => void save(true)}
          onWithdraw={publishing.withdraw}
        />
        <chakra.div
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        >
          <HomeDetails
            form={form}
            wasPublished={home !== null && home.publishedAt !== null}
            look={<LookFields form={form} street={plan?.street ?? 'front'} />}
            facts={values.plan ? plan && <DerivedFacts facts={plan.facts} /> : <FactFields form={form} />}
          />
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            <PlanPanel form={form} plan={plan} check={check} code={code} />
            <PicturesPanel home={home} form={form} reload={reload} />
          </chakra.div>
        </chakra.div>
        <HomeFooter
          isNew={home === null}
          isPublished={home?.status === 'published'}
          typing={typing}
          saving={isSubmitting}
          waits={waits}
          failure={publishing.confirmation ? null : failure}
          onDiscard={discard}
        >
          {conflict && newer && (
            <ConflictMessage {...conflict}>
              <HomeDifferences base={base} mine={values} theirs={fieldsOf(newer)} />
            </ConflictMessage>
          )}
        </HomeFooter>
      </chakra.form>
      {publishing.confirmation && (
        <PublishDialog
          home={publishing.confirmation}
          failure={failure}
          onPublish={(reason) =>
            publishing.confirmation
              ? publishing.publishUnchecked(publishing.confirmation, reason)
              : Promise.resolve()
          }
          onClose={publishing.dismiss}
        />
      )}
    </>
  );
};
