import type { LegalKey } from '@hearthline/rules/legal/pages.ts';
import { useCallback, useContext, useEffect, useState } from 'react';
import { FirstContent } from '../../../../domain/served-content.ts';
import { rest } from '../../../../platform/api/rest-client.ts';
import type { RestAnswers } from '../../../../platform/api/rest-answers.ts';

interface Loaded {
  /** Undefined until it is there. */
  readonly text: RestAnswers['GET /api/legal/{key}'] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The text of a legal page: as it was served with the page, or as the API has it where the page was opened from another one. */
export const useLegalText = (key: LegalKey): Loaded => {
  const { legal } = useContext(FirstContent);
  const [text, setText] = useState(legal?.key === key ? legal : undefined);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isThere = text?.key === key;
  useEffect(() => {
    if (isThere) return;
    const leaving = new AbortController();
    rest('GET /api/legal/{key}', { parameters: { key }, cache: 'no-cache', signal: leaving.signal })
      .then(setText)
      .catch(() => leaving.signal.aborted || setFailed(true));
    return () => leaving.abort();
  }, [key, isThere, tries]);
  const retry = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  return { text: isThere ? text : undefined, failed, retry };
};
