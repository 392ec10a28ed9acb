import { chakra } from '@chakra-ui/react/styled-system';
import { mergeSentences } from '@hearthline/rules/people/contacts/merge-rules.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useContactMergesQuery, useSplitContactsMutation } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { focusIfLost } from '../../../../ui/forms/focus-changed-field.ts';
import { Card } from '../../../../ui/layout/surface.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

interface ContactMergesProps {
  readonly contactId: string;
  /** Reads the contact and its history again. */
  readonly onSplit: () => void;
}

/** Who was merged into a contact; the newest merge can be taken back. Nothing if nobody was. */
export const ContactMerges = ({ contactId, onSplit }: ContactMergesProps) => {
  const { user } = useSession();
  const { data, refetch } = useContactMergesQuery({ variables: { id: contactId }, ...networkOnly });
  const navigate = useNavigate();
  const [send] = useSplitContactsMutation();
  const [busy, setBusy] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const card = useRef<HTMLElement>(null);
  const hasSplit = useRef(false);
  const merges = data?.contact.merges ?? [];
  const count = merges.length;
  useEffect(() => {
    if (!hasSplit.current) return;
    hasSplit.current = false;
    // The button that was pressed is gone, and with the last merge its card: then the page goes on with its heading.
    focusIfLost(card.current ?? document.querySelector('h1'));
  }, [count]);
  if (count === 0) return null;
  const split = async (merge: string, name: string): Promise<void> => {
    setBusy(true);
    try {
      const { data: answer } = await send({ variables: { merge } });
      const back = answer?.splitContacts[1];
      showToast({
        title: 'Contacts split',
        text: `${name} is a contact again.`,
        ...(back && { action: { label: 'Open', onAction: () => void navigate(`/contacts/${back.id}`) } }),
      });
      hasSplit.current = true;
      onSplit();
    } catch (error) {
      showToast({ title: mergeSentences.splitFailed, text: errorText(error), tone: 'error' });
    }
    await refetch().catch(() => undefined);
    setBusy(false);
  };
  return (
    <Card
      as="section"
      ref={card}
      tabIndex={-1}
      outline="none"
      aria-label="Merged contacts"
      display="grid"
      gap="4"
    >
      {merges.map(({ id, otherName, createdAt, by, undoUntil }, place) => (
        <chakra.div key={id} display="flex" alignItems="center" justifyContent="space-between" gap="3">
          <chakra.div minW="0">
            <chakra.p overflowWrap="anywhere">Merged with {otherName}</chakra.p>
            <chakra.p textStyle="fine" color="quiet">
              <time dateTime={createdAt}>{instantDayText(createdAt)}</time>
              {by && ` · ${by}`}
            </chakra.p>
          </chakra.div>
          {place === 0 && undoUntil > now && can(user, 'contact:merge') && (
            <Button size="sm" variant="outline" disabled={busy} onClick={() => void split(id, otherName)}>
              Split
              <chakra.span srOnly> {otherName}</chakra.span>
            </Button>
          )}
        </chakra.div>
      ))}
    </Card>
  );
};
