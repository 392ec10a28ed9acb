import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, useEffect, useId, useRef } from 'react';
import { useAddContactNoteMutation, useContactTimelineQuery } from '../../../../gql/generated.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { newestFirst, type TimedEntry } from '../../../../ui/timeline/timeline-item.tsx';
import { NoteForm } from './note-form.tsx';
import { TimelineEntry } from './timeline-entry.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

interface ContactTimelineProps {
  readonly contactId: string;
  /** Counts the changes to the contact, to reload the timeline. */
  readonly changes: number;
  /** The level of its heading in the page. */
  readonly level?: 'h2' | 'h3';
  /** Shows only the newest entries, this many; the contact's page has them all. */
  readonly newest?: number;
  /** What other features know of them, which stands among the entries by its time. */
  readonly further?: readonly TimedEntry[];
  /** Called with the id of a note that was added. */
  readonly onNoted?: (noteId: string) => void;
}

/** A contact's events, the newest first, with a form for adding notes. */
export const ContactTimeline = ({
  contactId,
  changes,
  level = 'h2',
  newest = Infinity,
  further = [],
  onNoted,
}: ContactTimelineProps) => {
  const headingId = useId();
  const { data, loading, error, refetch, fetchMore } = useContactTimelineQuery({
    variables: { id: contactId },
    ...networkOnly,
    // Earlier pages are added to what was read, which is then not read again.
    nextFetchPolicy: 'cache-first',
  });
  const [add] = useAddContactNoteMutation();
  const read = async (): Promise<void> => void (await refetch().catch(() => undefined));
  /** Whether older entries are shown, which reading the newest again would take away. */
  const isExpanded = useRef(false);
  useWorkspaceChanges(['contacts', 'appointments', 'projects', 'messages', 'mails'], () => {
    if (!isExpanded.current) void read();
  });
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    void refetch().catch(() => undefined);
  }, [changes, refetch]);

  const { entries: loaded = [], next = null } = data?.contactTimeline ?? {};
  const entries = loaded.slice(0, newest);
  // What is older than the last entry that was read waits for those between.
  const readTo = next === null ? null : Date.parse(loaded.at(-1)?.at ?? '');
  const shown = newestFirst([
    ...further.filter(({ at }) => readTo === null || Date.parse(at) >= readTo),
    ...entries.map((entry) => ({
      key: `${entry.kind}-${entry.id}`,
      at: entry.at,
      content: <TimelineEntry entry={entry} contactId={contactId} onChanged={read} />,
    })),
  ]);
  const isCut = entries.length < loaded.length;
  const older = (): void => {
    isExpanded.current = true;
    void fetchMore({
      variables: { after: next },
      updateQuery: (before, { fetchMoreResult: more }) => ({
        contactTimeline: {
          ...more.contactTimeline,
          entries: [...before.contactTimeline.entries, ...more.contactTimeline.entries],
        },
      }),
    });
  };
  return (
    <chakra.section aria-labelledby={headingId} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as={level} look="subheading" id={headingId}>
        Timeline
      </Heading>
      <NoteForm
        name={`of ${contactId}`}
        contactId={contactId}
        label="Add a note"
        action="Save note"
        onSave={async (text) => {
          const { data: added } = await add({ variables: { contactId, input: { text } } });
          if (added) onNoted?.(added.addContactNote);
          await read();
        }}
      />
      {error && !data && <LoadError title="Failed to fetch the timeline" error={error} retry={read} />}
      {!data && loading && [0, 1, 2].map((row) => <Skeleton key={row} height="12" />)}
      <chakra.ol listStyle="none" display="grid" gap="0">
        {data && shown.map(({ key, content }) => <Fragment key={key}>{content}</Fragment>)}
      </chakra.ol>
      {isCut && (
        <ButtonLink variant="outline" size="sm" justifySelf="start" to={`/contacts/${contactId}`}>
          Show the whole timeline
        </ButtonLink>
      )}
      {next && !isCut && (
        <Button variant="outline" size="sm" justifySelf="start" disabled={loading} onClick={older}>
          Show older
        </Button>
      )}
    </chakra.section>
  );
};
