import { designPath, readCode } from '@hearthline/rules/homes/designs/code.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../platform/api/error-text.ts';
import { keyOf } from '../../../domain/stored-design.ts';
import { copyMyDesign } from '../../../domain/my-design.ts';
import { useDesign } from '../../../domain/my-design-state.ts';
import { usePageTitle } from '../../../platform/navigation/page-title.ts';
import { useSessionStore } from '../../../platform/session/session-context.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { useClaimStoredDesigns } from './claim-stored-designs.ts';
import { DesignPlaceholder } from './design-placeholder.tsx';
import { DesignScreen, type DesignSlots } from './design-screen.tsx';
import { UnknownDesign } from './missing-design.tsx';
import { hasKeyInAddress, takeKeyFromAddress } from './opened-link.ts';

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

const Home = ({ code, ...slots }: DesignSlots & { code: string }) => {
  const { design, failure, isWaiting, choose, retry } = useDesign(code);
  const navigate = useNavigate();
  const copy = useCopy(code);
  useClaimStoredDesigns();
  usePageTitle(design?.name ?? design?.home?.name);
  if (failure) return <UnknownDesign isMissing={failure === 'missing'} onRetry={retry} />;
  if (!design) return <DesignPlaceholder />;
  return (
    <DesignScreen
      design={design}
      isWaiting={isWaiting}
      choose={async (change) => {
        const stored = await choose(change);
        // One that an account owns now goes on in a copy.
        if (stored.code !== code) void navigate(designPath(stored.code), { replace: true });
        return stored;
      }}
      onCopy={copy}
      {...slots}
    />
  );
};

/** The page of a design. @param typed the code in the address */
export const MyHome = ({ typed, ...slots }: DesignSlots & { typed: string }) => {
  const code = readCode(typed);
  // Before anything is asked for: the key decides what is shown.
  const [hasKey] = useState(() => code !== null && hasKeyInAddress());
  useEffect(() => {
    if (code !== null) takeKeyFromAddress(code);
  }, [code]);
  if (hasKey && code !== null && keyOf(code) === undefined) return <DesignPlaceholder />;
  if (code === null) return <UnknownDesign isMissing onRetry={() => undefined} />;
  return <Home code={code} {...slots} />;
};
