import { readCode } from '@hearthline/rules/designs/code.ts';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { FailedAnswer } from '../../platform/api/api-fetch.ts';
import { errorText } from '../../platform/api/error-text.ts';
import { useHeldDesign } from '../../platform/business/held-design.ts';
import {
  changeDesign,
  copyMyDesign,
  readMyDesign,
  type MyDesign,
} from '../../platform/business/my-design.ts';
import { useMyDesign } from '../../platform/business/my-design-state.ts';
import { useSession, useSessionStore } from '../../platform/session/session-context.tsx';
import { usePageTitle } from '../../platform/navigation/page-title.ts';
import { SkeletonScreen } from '../../ui/layout/skeleton.tsx';
import { Container } from '../../ui/layout/surface.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { useClaimHeldDesign } from './claim-held-design.ts';
import { DesignScreen, type DesignSlots } from './design-screen.tsx';
import { NoDesign, UnknownDesign } from './missing-design.tsx';
import { hasKeyInAddress, takeKeyFromAddress } from './opened-link.ts';

const Loading = () => (
  <Container py={{ base: '12', md: '20' }}>
    <SkeletonScreen label="Loading your home" />
  </Container>
);

type Found =
  { readonly state: 'missing' | 'failed' } | { readonly state: 'found'; readonly design: MyDesign };

/** A design that is not the one that this browser holds: somebody else's, or another one of the viewer's account. */
const useOtherDesign = (code: string | null) => {
  const session = useSessionStore();
  const { loading } = useSession();
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ code: string; tries: number; found: Found } | null>(null);
  useEffect(() => {
    if (code === null || loading) return;
    let isLeft = false;
    const tell = (found: Found): void => {
      if (!isLeft) setAnswer({ code, tries, found });
    };
    readMyDesign(session, code).then(
      (design) => tell({ state: 'found', design }),
      (error: unknown) =>
        tell({ state: error instanceof FailedAnswer && error.statusCode === 404 ? 'missing' : 'failed' }),
    );
    return () => void (isLeft = true);
  }, [code, session, tries, loading]);
  return {
    found: answer?.code === code && answer.tries === tries ? answer.found : null,
    retry: () => setTries(tries + 1),
    show: (design: MyDesign) => setAnswer({ code: design.code, tries, found: { state: 'found', design } }),
  };
};

/** Makes a copy of a design, which this browser then holds, and opens it. */
const useCopy = (code: string): (() => void) => {
  const session = useSessionStore();
  const navigate = useNavigate();
  return () =>
    void copyMyDesign(session, code).then(
      (copy) => navigate(`/my-home/${copy.code}`),
      (error: unknown) => showToast({ title: 'No copy was made', text: errorText(error), tone: 'error' }),
    );
};

const HeldHome = ({ code, ...slots }: DesignSlots & { code: string }) => {
  const { design, isLoading, choose } = useMyDesign();
  useClaimHeldDesign();
  const copy = useCopy(code);
  usePageTitle(design?.name ?? design?.home?.name);
  if (design) return <DesignScreen design={design} choose={choose} onCopy={copy} {...slots} />;
  return isLoading ? (
    <Loading />
  ) : (
    <UnknownDesign isMissing={false} onRetry={() => window.location.reload()} />
  );
};

const OtherHome = ({ code, ...slots }: DesignSlots & { code: string }) => {
  const session = useSessionStore();
  const { found, retry, show } = useOtherDesign(code);
  const copy = useCopy(code);
  usePageTitle(found?.state === 'found' ? (found.design.name ?? found.design.home?.name) : undefined);
  if (!found) return <Loading />;
  if (found.state !== 'found') return <UnknownDesign isMissing={found.state === 'missing'} onRetry={retry} />;
  return (
    <DesignScreen
      design={found.design}
      choose={async (change) => {
        const stored = await changeDesign(session, code, change);
        show(stored);
        return stored;
      }}
      onCopy={copy}
      {...slots}
    />
  );
};

/**
 * The page of a design: of the one that this browser holds, or of any other by its code.
 * @param typed the code in the address, if there is one
 */
export const MyHome = ({ typed, ...slots }: DesignSlots & { typed: string | undefined }) => {
  const held = useHeldDesign();
  const code = typed === undefined ? null : readCode(typed);
  // Before anything is asked for: the key decides what is shown.
  const [hasKey] = useState(() => code !== null && hasKeyInAddress());
  useEffect(() => {
    if (code !== null) takeKeyFromAddress(code);
  }, [code]);
  if (hasKey && held?.code !== code) return <Loading />;
  if (typed === undefined) return held ? <Navigate replace to={`/my-home/${held.code}`} /> : <NoDesign />;
  if (code === null) return <UnknownDesign isMissing onRetry={() => undefined} />;
  return held?.code === code ? <HeldHome code={code} {...slots} /> : <OtherHome code={code} {...slots} />;
};
