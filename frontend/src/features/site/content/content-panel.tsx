import { useLazyQuery } from '@apollo/client/react';
import { SkeletonRows } from '../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ContentKind } from '@hearthline/rules/site/content.ts';
import { useState, type ReactNode } from 'react';
import {
  ContentItemDocument,
  useContentItemsQuery,
  useRemoveContentItemMutation,
  type EditableFragment,
} from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useRestoredRow } from '../../../platform/form-memory/restored-form.ts';
import { useLastPage, useListUrl } from '../../../platform/navigation/list-url.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { contentTones } from '../../../domain/state-tones.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Select } from '../../../ui/forms/field.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { CardRow } from '../../../ui/lists/card-row.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { ContentDialog } from './content-dialog.tsx';
import { kindTitle, stateTitle } from './content-words.ts';
import { refreshContent } from './content.ts';
import { Portrait } from './team.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

/** `from Mar 1, 2027 through Mar 31, 2027` */
const daysText = ({ startsOn, endsOn }: EditableFragment): string =>
  [startsOn && `from ${dayText(startsOn)}`, endsOn && `through ${dayText(endsOn)}`]
    .filter(Boolean)
    .join(' ') || 'always';

interface ContentPanelProps {
  readonly title: string;
  readonly text: string;
  /** The kinds of entry that are kept here. */
  readonly kinds: readonly [ContentKind, ...ContentKind[]];
  /** What its parameters in the address begin with. */
  readonly prefix: string;
  /** What to add, where nothing is. */
  readonly empty: string;
  /** The entries as visitors see them. */
  readonly preview: ReactNode;
}

/** Entries of the website, with the days on which visitors see them. */
export const ContentPanel = ({ title, text, kinds, prefix, empty, preview }: ContentPanelProps) => {
  const address = useListUrl<'kind'>({ prefix });
  const { param, change } = address;
  const kind = kinds.find((each) => each === param('kind')) ?? null;
  const { data, previousData, loading, error, refetch } = useContentItemsQuery({
    variables: { page: address.page, kind, kinds: [...kinds] },
    ...networkOnly,
  });
  const [readOne] = useLazyQuery(ContentItemDocument, networkOnly);
  const [remove, { loading: removing }] = useRemoveContentItemMutation();
  const [leaving, setLeaving] = useState<EditableFragment | null>(null);
  const isBeyond = useLastPage(address, data?.contentItems.pagination.totalPages);
  const page = isBeyond ? undefined : (data ?? previousData)?.contentItems;
  const [editing, setEditing] = useRestoredRow(`${prefix}-open`, page?.contentItems);
  const read = (): void => {
    void refetch().catch(() => undefined);
    refreshContent();
  };
  const drop = async ({ id }: EditableFragment): Promise<void> => {
    try {
      await remove({ variables: { id } });
    } catch (problem) {
      showToast({ title: 'Entry not removed', text: errorText(problem), tone: 'error' });
    }
    setLeaving(null);
    read();
  };
  return (
    <Panel
      title={title}
      text={text}
      actions={
        <>
          <Select
            aria-label="Kind"
            width="11rem"
            value={kind ?? ''}
            onChange={(event) => change({ kind: event.target.value })}
          >
            <option value="">All kinds</option>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {kindTitle[each]}
              </option>
            ))}
          </Select>
          <Button onClick={() => setEditing('new')}>
            <PlusIcon />
            Add entry
          </Button>
        </>
      }
    >
      {error && !loading ? (
        <LoadError title="We could not load the entries" error={error} retry={read} />
      ) : !page ? (
        <SkeletonRows count={3} minH="10" />
      ) : page.contentItems.length === 0 ? (
        <EmptyState title="Nothing here" text={empty} />
      ) : (
        <Card as="ul" p="0" listStyleType="none" aria-label="Entries" aria-busy={loading}>
          {page.contentItems.map((item) => (
            <CardRow key={item.id}>
              {item.kind === 'team_member' && (
                <chakra.div w="10" flexShrink="0" fontSize="0.875rem">
                  <Portrait name={item.title} url={item.pictureUrl} />
                </chakra.div>
              )}
              <chakra.div minW="0" flex="1 1 16rem">
                <Text fontWeight="600" overflowWrap="anywhere">
                  {item.title}
                  {item.kind === 'testimonial' || item.kind === 'team_member' ? ', ' : ': '}
                  {item.terms}
                </Text>
                <Text look="small" quiet>
                  {kindTitle[item.kind]} · {daysText(item)}
                </Text>
              </chakra.div>
              {item.sample && <Badge>Demo</Badge>}
              <Badge tone={contentTones[item.state]}>{stateTitle[item.state]}</Badge>
              <chakra.div display="flex" gap="2">
                <Button variant="outline" size="sm" onClick={() => setEditing(item)}>
                  Edit<chakra.span srOnly> {item.title}</chakra.span>
                </Button>
                <Button variant="ghost" size="sm" onClick={() => setLeaving(item)}>
                  Remove<chakra.span srOnly> {item.title}</chakra.span>
                </Button>
              </chakra.div>
            </CardRow>
          ))}
        </Card>
      )}
      {page && page.pagination.totalPages > 1 && (
        <Pager
          label="Entries"
          pagination={page.pagination}
          requestedPage={address.page}
          rangeText=""
          onPage={(next) => change({ page: next })}
        />
      )}
      <div>
        <Heading as="h3" look="minor" mb="3">
          Live preview
        </Heading>
        {preview}
      </div>
      {editing && (
        <ContentDialog
          item={editing === 'new' ? null : editing}
          kinds={kinds}
          reload={async () =>
            editing === 'new' ? null : (await readOne({ variables: { id: editing.id } })).data?.contentItem
          }
          onSaved={read}
          onClose={() => setEditing(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title="Remove this entry?"
          question={`“${leaving.title}” will no longer be shown. To end it on a certain date instead, set an end date.`}
          action="Remove"
          busy={removing}
          onConfirm={() => void drop(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Panel>
  );
};
