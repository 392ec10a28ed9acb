import { chakra } from '@chakra-ui/react/styled-system';
import { humanize, pluralize } from '@hearthline/rules/humanize.ts';
import { useLeadSourcesQuery, type LeadSourceRowFragment } from '../../../../gql/generated.ts';
import { useRestoredState, restorable } from '../../../../platform/form-memory/restored-form.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { SkeletonRows } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { CardRow } from '../../../../ui/lists/card-row.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { LeadSourceDialog } from './lead-source-dialog.tsx';

/** Stands for the form of a new source, which no key is: it is blank. */
const newSource = ' ';

const countsOf = ({ contacts, deals }: LeadSourceRowFragment): string =>
  `${pluralize(contacts, 'contact')} · ${pluralize(deals, 'deal')}`;

const spellingsOf = ({ words }: LeadSourceRowFragment): string | null =>
  words.length > 1 ? `Also written: ${words.slice(1).join('; ')}` : null;

/** Where contacts and deals come from: names, spellings, and what is offered. */
export const LeadSourcesPanel = () => {
  const { data, loading, error, refetch } = useLeadSourcesQuery(networkOnly);
  const sources = data?.leadSources;
  const [open, setOpen] = useRestoredState<string | null>('lead-source-open', null, restorable.text);
  const read = (): void => void refetch().catch(() => undefined);
  const edited = sources?.find(({ key }) => key === open) ?? null;
  const isOpen = open === newSource || edited !== null;
  return (
    <Panel
      title="Lead sources"
      text="Where contacts and deals come from. Case, blanks and punctuation make no difference, and a source may have several spellings."
      actions={
        <Button onClick={() => setOpen(newSource)}>
          <PlusIcon />
          Add source
        </Button>
      }
    >
      {error && !loading ? (
        <LoadError title="We could not load the lead sources" error={error} retry={read} />
      ) : !sources ? (
        <SkeletonRows count={4} minH="10" />
      ) : (
        <Card as="ul" p="0" listStyleType="none" aria-label="Lead sources">
          {sources.map((source) => (
            <CardRow alignItems={{ base: 'start', md: 'center' }} key={source.key}>
              <chakra.div minW="0" flex="1 1 14rem">
                <Text fontWeight="600" overflowWrap="anywhere">
                  {humanize(source.label)}
                </Text>
                <Text look="small" quiet>
                  {countsOf(source)}
                </Text>
                {spellingsOf(source) && (
                  <Text look="small" quiet overflowWrap="anywhere">
                    {spellingsOf(source)}
                  </Text>
                )}
              </chakra.div>
              {!source.active && <Badge tone="neutral">Not offered</Badge>}
              <Button variant="outline" size="sm" onClick={() => setOpen(source.key)}>
                Edit<chakra.span srOnly> {humanize(source.label)}</chakra.span>
              </Button>
            </CardRow>
          ))}
        </Card>
      )}
      {sources && isOpen && (
        <LeadSourceDialog
          source={edited}
          others={sources.filter(({ key }) => key !== open).flatMap(({ words }) => words)}
          reload={async () => (await refetch()).data?.leadSources.find(({ key }) => key === open)}
          onSaved={read}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
};
