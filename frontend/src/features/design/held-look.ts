import { designQuery, type Design } from '@hearthline/rules/design.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHeldDesign } from '../../platform/business/held-design.ts';
import { useSessionStore } from '../../platform/session/session-context.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';

// Loaded by the first choice, or where a design is held: the page itself does not wait for it.
const load = () => import('../../platform/business/my-design.ts');

/** Keeps roof and siding in the design that this browser holds, and begins with its roof and siding where the address names none. */
export const useHeldLook = (design: Design): void => {
  const session = useSessionStore();
  const navigate = useNavigate();
  const code = useHeldDesign()?.code;
  const isBlank = designQuery(design) === '';
  const begin = useEffectEvent(({ roof, siding }: Design) => {
    if (isBlank && designQuery({ roof, siding }))
      void navigate(designQuery({ roof, siding }), { replace: true });
  });
  useEffect(() => {
    if (code !== undefined && isBlank)
      void load().then(({ readMyDesign }) => readMyDesign(session, code).then(begin, () => undefined));
    // Once for each design: whoever goes back to the address without a choice means it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code, session]);
  const keep = useEffectEvent((event: Event) => {
    const { segmentId, optionId } = (event as CustomEvent<{ segmentId: string; optionId: string }>).detail;
    const chosen = Object.entries({ ...design, [segmentId]: optionId }).filter(([, id]) => id !== null);
    void load()
      .then(({ chooseInDesign }) => chooseInDesign(session, Object.fromEntries(chosen)))
      .catch(() =>
        showToast({
          title: 'Not saved',
          text: 'Your choice is on this page, but could not be kept in your design.',
          tone: 'error',
        }),
      );
  });
  useEffect(() => {
    const listener = (event: Event): void => keep(event);
    window.addEventListener('question:select', listener);
    return () => window.removeEventListener('question:select', listener);
  }, []);
};
