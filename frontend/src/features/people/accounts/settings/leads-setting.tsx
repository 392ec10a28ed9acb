import { chakra } from '@chakra-ui/react/styled-system';
import { mayOwn } from '@hearthline/rules/people/owners.ts';
import { useStaffAndTeamsQuery } from '../../../../gql/generated.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { TakesLeads } from '../teams/takes-leads.tsx';
import { TeamPeople } from '../teams/team-people.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Whether new leads may become the user's and, for the leader of a team, its members'. Nothing for who owns no leads. */
export const LeadsSetting = () => {
  const { user } = useSession();
  const takes = user !== null && mayOwn(user.role, 'contact');
  const { data, error, refetch } = useStaffAndTeamsQuery();
  const me = data?.staff.find(({ id }) => id === user?.id);
  const others =
    data?.teams.find(({ leader }) => leader?.id === user?.id)?.members.filter(({ id }) => id !== user?.id) ??
    [];
  if (data && !takes && others.length === 0) return null;
  return (
    <SettingsSection
      title="New leads"
      text="Who takes leads gets new ones in turns. Switch it off while you are away; nothing is taken from you."
    >
      {error && !data ? (
        <LoadError title="We could not load this setting" error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton minH="6" />
      ) : (
        <chakra.div display="grid" gap="5">
          {me && takes && <TakesLeads person={me} />}
          {others.length > 0 && (
            <chakra.section display="grid" gap="2">
              <Heading as="h3" look="subheading" fontSize="1rem">
                Your team
              </Heading>
              <TeamPeople label="Your team" people={others} />
            </chakra.section>
          )}
        </chakra.div>
      )}
    </SettingsSection>
  );
};
