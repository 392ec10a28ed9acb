import { chakra } from '@chakra-ui/react/styled-system';
import { stationTitle } from '@hearthline/rules/stations.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { Link } from 'react-router-dom';
import { useProjectHoldQuery } from '../../../gql/generated.ts';
import { timeText } from '../../../platform/dates/instant-text.ts';
import { useWorkspaceChanges } from '../../../platform/graphql/workspace-changes.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { textLink } from '../../../ui/text/text.tsx';
import { AlertIcon } from '../../../ui/theme/icons.tsx';

const Notice = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    px: '3',
    py: '2.5',
    textStyle: 'small',
    bg: 'dangerTint',
    borderWidth: '1px',
    borderColor: 'danger',
    borderRadius: 'var(--card-radius, 0.625rem)',
    overflowWrap: 'anywhere',
  },
});
const ToFactory = chakra(Link, { base: textLink });

/** Says on a project’s page that its home is on hold in the factory, why and since when, to those who may see the factory. */
export const ProjectHold = ({ projectId }: { readonly projectId: string }) => {
  const { user } = useSession();
  const { data, refetch } = useProjectHoldQuery({
    variables: { projectId },
    skip: !can(user, 'factory:read'),
  });
  useWorkspaceChanges(['factory'], () => void refetch().catch(() => undefined));
  const home = data?.project.factoryHome;
  if (!home?.heldAt) return null;
  const { station, holdReason, heldByName, heldAt } = home;
  return (
    <Notice role="status">
      <chakra.span color="danger" alignSelf="center" display="inline-flex" flexShrink="0">
        <AlertIcon />
      </chakra.span>
      <span>
        <strong>On hold in the factory{station && `, ${stationTitle(station)}`}:</strong> {holdReason}{' '}
        <chakra.span color="quiet">
          {heldByName && `${heldByName}, `}
          {timeText(heldAt)}.
        </chakra.span>{' '}
        <ToFactory to="/factory">Open the factory</ToFactory>
      </span>
    </Notice>
  );
};
