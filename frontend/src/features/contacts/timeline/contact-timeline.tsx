import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useAddContactNoteMutation, useContactTimelineQuery } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { Button } from '../../../ui/form/button.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { PhoneIcon } from '../../../ui/theme/icons.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { NoteForm } from './note-form.tsx';
import { TimelineEntry } from './timeline-entry.tsx';

interface ContactTimelineProps {
  readonly contactId: string;
  /** Opens the form that logs a call. */
  readonly onCall?: () => void;
  /** Counts the changes to the contact, to reload the timeline. */
  readonly changes: number;
}

/** A contact's events, the newest first, with a form for adding notes. */
export const ContactTimeline = ({ contactId, changes, onCall }: ContactTimelineProps) => {
  const { data, loading, error, refetch, fetchMore } = useContactTimelineQuery({
    variables: { id: contactId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [add] = useAddContactNoteMutation();
  const read = async (): Promise<void> => void (await refetch().catch(() => undefined));
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    void refetch().catch(() => undefined);
  }, [changes, refetch]);

  const { entries = [], next = null } = data?.contactTimeline ?? {};
  const older = (): void =>
    void fetchMore({
      variables: { after: next },
      updateQuery: (before, { fetchMoreResult: more }) => ({
        contactTimeline: {
          ...more.contactTimeline,
          entries: [...before.contactTimeline.entries, ...more.contactTimeline.entries],
        },
      }),
    });
  return (
    <chakra.section
      aria-labelledby="timeline-heading"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Heading as="h3" look="subheading" id="timeline-heading">
          Timeline
        </Heading>
        {onCall && (
          <Button variant="outline" size="sm" onClick={onCall}>
            <PhoneIcon />
            Log a call
          </Button>
        )}
      </chakra.div>
      <NoteForm
        name={`of ${contactId}`}
        label="Add a note"
        action="Save note"
        onSave={async (text) => {
          await add({ variables: { contactId, input: { text } } });
          await read();
        }}
      />
      {error && !data && (
        <ErrorNotice title="Failed to fetch the timeline" onRetry={() => void read()}>
          {errorText(error)}
        </ErrorNotice>
      )}
      {!data && loading && [0, 1, 2].map((row) => <Skeleton key={row} height="12" />)}
      <chakra.ol listStyle="none" display="grid" gap="0">
        {entries.map((entry) => (
          <TimelineEntry
            key={`${entry.kind}-${entry.id}`}
            entry={entry}
            contactId={contactId}
            onChanged={read}
          />
        ))}
      </chakra.ol>
      {next && (
        <Button variant="outline" size="sm" justifySelf="start" disabled={loading} onClick={older}>
          Show older
        </Button>
      )}
    </chakra.section>
  );
};
