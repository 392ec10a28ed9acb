import { chakra } from '@chakra-ui/react/styled-system';
import type { BuildState } from '@hearthline/rules/delivery/contractors.ts';
import { Link } from 'react-router-dom';
import type { BuildCardFragment } from '../../../../gql/generated.ts';
import { buildTones } from '../../../../domain/state-tones.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';
import { buildMoveTitle, buildStateTitles } from '../contractor-words.ts';

interface BuildCardProps {
  readonly build: BuildCardFragment;
  /** Whether the viewer may change the build. */
  readonly mayEdit: boolean;
  readonly showsContractor: boolean;
  readonly busy: boolean;
  readonly onMark: (state: BuildState) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const ProjectLink = chakra(Link, { base: { ...textLink, textStyle: 'small', overflowWrap: 'anywhere' } });

/** One build: what, where, who, and the changes of state available now. */
export const BuildCard = ({
  build,
  mayEdit,
  showsContractor,
  busy,
  onMark,
  onEdit,
  onRemove,
}: BuildCardProps) => {
  const { id, title, projectId, projectName, place, state, reason, crewNames, moves, contractorName } = build;
  const hidden = <chakra.span srOnly>: {title}</chakra.span>;
  return (
    <Card as="article" aria-labelledby={`build-${id}`} display="flex" flexDirection="column" gap="3" minW="0">
      <chakra.header display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <Heading as="h4" look="minor" id={`build-${id}`} overflowWrap="anywhere" minW="0">
          {title}
        </Heading>
        <Badge tone={buildTones[state]}>{buildStateTitles[state]}</Badge>
      </chakra.header>
      <chakra.div display="grid" gap="1" flex="1" alignContent="start">
        <ProjectLink to={`/projects/${projectId}`} justifySelf="start">
          {projectName}
        </ProjectLink>
        {place && (
          <Text look="small" quiet overflowWrap="anywhere">
            {place}
          </Text>
        )}
        {reason && (
          <Text look="small" color="danger" overflowWrap="anywhere">
            {reason}
          </Text>
        )}
        <Text look="small" overflowWrap="anywhere">
          <chakra.span color="quiet">Crew: </chakra.span>
          {crewNames.length > 0 ? crewNames.join(', ') : 'not assigned'}
        </Text>
        {showsContractor && contractorName && (
          <Text look="small" overflowWrap="anywhere">
            <chakra.span color="quiet">Contractor: </chakra.span>
            {contractorName}
          </Text>
        )}
      </chakra.div>
      {mayEdit && (
        <chakra.footer
          display="flex"
          flexWrap="wrap"
          gap="2"
          borderTopWidth="1px"
          borderColor="line"
          pt="3.5"
        >
          {moves.map((to, index) => (
            <Button
              key={to}
              size="sm"
              variant={index === 0 && state !== 'done' ? 'solid' : 'outline'}
              disabled={busy}
              onClick={() => onMark(to)}
            >
              {buildMoveTitle(state, to)}
              {hidden}
            </Button>
          ))}
          <Button size="sm" variant="ghost" px="3" disabled={busy} onClick={onEdit}>
            Edit{hidden}
          </Button>
          {state === 'scheduled' && (
            <Button size="sm" variant="ghost" px="3" disabled={busy} onClick={onRemove}>
              Remove{hidden}
            </Button>
          )}
        </chakra.footer>
      )}
    </Card>
  );
};
