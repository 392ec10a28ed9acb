import { chakra } from '@chakra-ui/react/styled-system';
import { otherZips } from '@hearthline/rules/people/teams.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { useState } from 'react';
import {
  useRemoveTeamMutation,
  useStaffAndTeamsQuery,
  type TeamCardFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useRestoredRow } from '../../../../platform/form-memory/restored-form.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { SkeletonRows } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { TeamDialog } from './team-dialog.tsx';
import { TeamPeople } from './team-people.tsx';

/** Which leads come to a team. */
const Zips = ({ zips }: { readonly zips: readonly string[] }) =>
  zips.length === 0 ? (
    <Text look="small" quiet>
      No leads come to this team by themselves.
    </Text>
  ) : (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
      <Text look="small" quiet>
        Leads from
      </Text>
      {zips.map((zip) => (
        <Badge key={zip}>{zip === otherZips ? 'all other ZIP codes' : `${zip}…`}</Badge>
      ))}
    </chakra.div>
  );

/** The teams: who is in them, who leads them, and whose leads are theirs. */
export const TeamsPanel = () => {
  const { data, loading, error, refetch } = useStaffAndTeamsQuery(networkOnly);
  const [remove, { loading: removing }] = useRemoveTeamMutation();
  const [leaving, setLeaving] = useState<TeamCardFragment | null>(null);
  const [editing, setEditing] = useRestoredRow('teams-open', data?.teams);
  const read = (): void => void refetch().catch(() => undefined);
  const alone = data?.staff.filter(({ teamId }) => teamId === null) ?? [];
  const confirm = async ({ id, version }: TeamCardFragment): Promise<void> => {
    try {
      await remove({ variables: { id, version } });
    } catch (problem) {
      showToast({ title: 'Team not removed', text: errorText(problem), tone: 'error' });
    }
    setLeaving(null);
    read();
  };
  return (
    <Panel
      title="Teams"
      text="New leads go to the team whose ZIP codes fit best, in turns to its members who take leads and are on duty. A leader reads and changes what is any member’s own."
      actions={
        <Button onClick={() => setEditing('new')}>
          <PlusIcon />
          Add team
        </Button>
      }
    >
      {error && !loading ? (
        <LoadError title="We could not load the teams" error={error} retry={read} />
      ) : !data ? (
        <SkeletonRows count={3} minH="20" />
      ) : (
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {data.teams.length === 0 && (
            <EmptyState
              title="No teams yet"
              text="While no team has ZIP codes, new leads wait for somebody to take them."
            />
          )}
          {data.teams.map((team) => (
            <Card as="section" key={team.id} aria-label={team.name} display="grid" gap="3">
              <chakra.div
                display="flex"
                flexWrap="wrap"
                alignItems="start"
                justifyContent="space-between"
                gap="3"
              >
                <chakra.div minW="0">
                  <Heading as="h3" look="subheading" overflowWrap="anywhere">
                    {team.name}
                  </Heading>
                  <Text look="small" quiet>
                    {pluralize(team.members.length, 'person', 'people')} ·{' '}
                    {team.leader ? `led by ${team.leader.name}` : 'nobody leads it'}
                  </Text>
                </chakra.div>
                <chakra.div display="flex" gap="2">
                  <Button variant="outline" size="sm" onClick={() => setEditing(team)}>
                    Edit<chakra.span srOnly> {team.name}</chakra.span>
                  </Button>
                  <Button variant="ghost" size="sm" onClick={() => setLeaving(team)}>
                    Remove<chakra.span srOnly> {team.name}</chakra.span>
                  </Button>
                </chakra.div>
              </chakra.div>
              <Zips zips={team.zips} />
              {team.members.length > 0 && (
                <TeamPeople label={`Members of ${team.name}`} people={team.members} />
              )}
            </Card>
          ))}
          {alone.length > 0 && (
            <Card as="section" aria-label="In no team" display="grid" gap="3">
              <Heading as="h3" look="subheading">
                In no team
              </Heading>
              <TeamPeople label="People in no team" people={alone} />
            </Card>
          )}
        </chakra.div>
      )}
      {editing && data && (
        <TeamDialog
          team={editing === 'new' ? null : editing}
          staff={data.staff}
          teams={data.teams}
          reload={async () =>
            editing === 'new' ? null : (await refetch()).data?.teams.find(({ id }) => id === editing.id)
          }
          onSaved={read}
          onClose={() => setEditing(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={`Remove ${leaving.name}`}
          question="Its people stay, in no team. What they own stays theirs."
          action={removing ? 'One moment...' : 'Remove team'}
          busy={removing}
          onConfirm={() => void confirm(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Panel>
  );
};
