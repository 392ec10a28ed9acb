import { useLazyQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { comparisonIn } from '@hearthline/rules/homes/compare/compared.ts';
import { housePicture } from '@hearthline/rules/design.ts';
import { codeInWords, designPath } from '@hearthline/rules/homes/designs/code.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { callTitles, type CallOutcome } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import type { MailState } from '@hearthline/rules/mails.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  ContactTimelineDocument,
  useDeleteContactNoteMutation,
  useUpdateContactNoteMutation,
  type TimelineRowFragment,
} from '../../../../gql/generated.ts';
import { isDialable, phoneText, telephoneLink } from '../../../../domain/company.ts';
import { mailStateTitles } from '../../../../domain/mail-states.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { focusIfLost } from '../../../../ui/forms/focus-changed-field.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { textLink } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { NoteForm, type NewerNote } from './note-form.tsx';
import { TimelineItem } from '../../../../ui/timeline/timeline-item.tsx';
import { timelineIcon } from './timeline-icon.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayOpen } from '../../../../platform/navigation/after-sign-in.ts';

const PageLink = chakra(Link, { base: textLink });
const PhoneLink = chakra('a', { base: textLink });

interface TimelineEntryProps {
  readonly entry: TimelineRowFragment;
  readonly contactId: string;
  readonly onChanged: () => Promise<void>;
}

/** A cursor from which the timeline continues with the given instant itself: the largest id at that instant. */
const placeFrom = (at: string): string => `${at}_ffffffff-ffff-ffff-ffff-ffffffffffff`;

/** What a status is called where it has another name than that of the program. */
const statusTitle = (kind: TimelineRowFragment['kind'], status: string): string =>
  (kind === 'call' && callTitles[status as CallOutcome]) ||
  (kind === 'mail' && mailStateTitles[status as MailState]) ||
  humanize(status);

/** One event. A note, or what was written about a call, can be edited by its author. */
export const TimelineEntry = ({ entry, contactId, onChanged }: TimelineEntryProps) => {
  const { user } = useSession();
  const {
    id,
    kind,
    at,
    title,
    text,
    by,
    status,
    roof,
    siding,
    phone,
    design,
    designCode,
    designVersion,
    link,
    version,
    viewerCanEdit,
  } = entry;
  /** What staff wrote themselves, and may take back; null for what happened. */
  const name = kind === 'note' || kind === 'call' ? kind : null;
  const comparison = kind === 'appointment' ? comparisonIn(text ?? '') : null;
  const [open, setOpen] = useRestoredState<'edit' | 'delete' | null>(
    `note-open:${id}`,
    null,
    restorable.one('edit'),
  );
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(open === 'edit');
  useEffect(() => {
    // The form is gone, with the button in it that was pressed.
    if (wasEdited.current && open === null) focusIfLost(editButton.current);
    wasEdited.current = open === 'edit';
  }, [open]);
  const [update] = useUpdateContactNoteMutation();
  // Does not update the list: showing another page of it would remove this form.
  const [readAgain] = useLazyQuery(ContactTimelineDocument, { fetchPolicy: 'no-cache' });
  const readNote = async (): Promise<NewerNote | null> => {
    const { data } = await readAgain({ variables: { id: contactId, after: placeFrom(at) } });
    const found = data?.contactTimeline.entries.find((one) => one.id === id);
    return found ? { text: found.text ?? '', version: found.version ?? 1 } : null;
  };
  const [remove, { loading: removing }] = useDeleteContactNoteMutation();
  const deleteNote = async (): Promise<void> => {
    try {
      await remove({ variables: { id } });
    } catch (error) {
      showToast({ title: `Failed to delete the ${name}`, text: errorText(error), tone: 'error' });
    }
    setOpen(null);
    await onChanged();
  };
  return (
    <TimelineItem
      icon={timelineIcon(kind)}
      title={link && user && mayOpen(link, user) ? <PageLink to={link}>{title}</PageLink> : title}
      badge={status && <Badge>{statusTitle(kind, status)}</Badge>}
      at={at}
      by={by}
    >
      {open === 'edit' ? (
        <chakra.div mt="3">
          <NoteForm
            name={id}
            label={`Edit ${name}`}
            action={`Save ${name}`}
            note={{ text: text ?? '', version: version ?? 1 }}
            onCancel={() => setOpen(null)}
            onRead={readNote}
            onSave={async (changed, readAt) => {
              await update({ variables: { id, input: { text: changed, version: readAt } } });
              setOpen(null);
              await onChanged();
            }}
          />
        </chakra.div>
      ) : (
        text && (
          <chakra.p mt="1.5" whiteSpace="pre-line" overflowWrap="anywhere">
            {kind === 'created' ? `Source: ${humanize(text)}` : text}
          </chakra.p>
        )
      )}
      {comparison && (
        <chakra.p mt="1">
          <PageLink to={comparison}>See what they compare</PageLink>
        </chakra.p>
      )}
      {phone && (
        <chakra.p mt="1" overflowWrap="anywhere">
          Phone given:{' '}
          {isDialable(phone) ? <PhoneLink href={telephoneLink(phone)}>{phoneText(phone)}</PhoneLink> : phone}
        </chakra.p>
      )}
      {design && (
        <chakra.figure mt="3" maxW="16rem">
          <chakra.img
            src={`${housePicture({ roof: roof as RoofProfile | null, siding: siding as Siding | null })}?w=800`}
            alt=""
            loading="lazy"
            borderRadius="md"
            borderWidth="1px"
            borderColor="line"
            width="full"
          />
          <chakra.figcaption textStyle="fine" color="quiet" mt="1">
            Design: {design}
          </chakra.figcaption>
        </chakra.figure>
      )}
      {designCode && (
        <chakra.p mt="1">
          Design: <PhoneLink href={designPath(designCode)}>{codeInWords(designCode)}</PhoneLink>, version{' '}
          {designVersion}
        </chakra.p>
      )}
      {name && open !== 'edit' && (
        <chakra.div display="flex" gap="1" mt="1" ms="-3">
          {viewerCanEdit && (
            <Button
              ref={editButton}
              variant="ghost"
              size="sm"
              onClick={() => setOpen('edit')}
            >{`Edit ${name}`}</Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => setOpen('delete')}>{`Delete ${name}`}</Button>
        </chakra.div>
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={`Delete ${name}`}
          question={`Are you sure you want to delete this ${name}?`}
          action="Delete"
          busy={removing}
          onConfirm={() => void deleteNote()}
          onClose={() => setOpen(null)}
        />
      )}
    </TimelineItem>
  );
};
