import { chakra } from '@chakra-ui/react/styled-system';
import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import type { ReactNode } from 'react';
import type { ProjectCardFragment } from '../../../../gql/generated.ts';
import { projectTones } from '../../../../domain/state-tones.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { Fact, FactColumns } from '../../../../ui/text/fact-columns.tsx';
import { PercentBar } from '../../../../ui/charts/percent-bar.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { dayOf, moneyOf, sizeOf, statusTitles } from '../project-words.ts';

interface ProjectCardProps {
  readonly project: ProjectCardFragment;
  /** For the customer's own list, which does not name the customer. */
  readonly own?: boolean;
  readonly onEdit: () => void;
  readonly children?: ReactNode;
}

/** Id of a project's edit button, for focusing it. */
const editButtonId = (id: string): string => `edit-project-${id}`;

/** One project of a list. */
export const ProjectCard = ({ project, own = false, onEdit, children }: ProjectCardProps) => {
  const {
    id,
    name,
    description,
    status,
    stage,
    progress,
    customerName,
    contractorName,
    managerName,
    address,
    startDate,
    estimatedCompletion,
    budget,
    actualCost,
  } = project;
  const size = sizeOf(project);
  return (
    <Card
      as="article"
      aria-labelledby={`project-${id}`}
      display="flex"
      flexDirection="column"
      gap="4"
      minW="0"
    >
      <chakra.header display="grid" gap="2">
        <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
          <Heading as="h3" look="subheading" id={`project-${id}`} overflowWrap="anywhere" minW="0">
            {name}
          </Heading>
          <Badge tone={projectTones[status]} mt="0.5">
            {statusTitles[status]}
          </Badge>
        </chakra.div>
        {description && (
          <Text look="small" quiet lineClamp={2}>
            {description}
          </Text>
        )}
      </chakra.header>
      <div>
        <chakra.div display="flex" justifyContent="space-between" gap="3" mb="1.5" textStyle="small">
          <chakra.span color="quiet">Current stage</chakra.span>
          <chakra.span fontWeight="600" textAlign="end" overflowWrap="anywhere">
            {stage}
          </chakra.span>
        </chakra.div>
        <PercentBar label={`Progress of ${name}`} value={progress} />
      </div>
      {children}
      <FactColumns gridTemplateColumns="repeat(2, minmax(0, 1fr))" flex="1" alignContent="start">
        <Fact label="Start date">{dayOf(startDate)}</Fact>
        <Fact label="Estimated completion">{dayOf(estimatedCompletion)}</Fact>
        {!own && <Fact label="Customer">{customerName ?? projectSentences.notAssigned}</Fact>}
        <Fact label="Contractor">{contractorName ?? projectSentences.notAssigned}</Fact>
        {!own && <Fact label="Manager">{managerName ?? projectSentences.notAssigned}</Fact>}
        {project.viewerCanSeeBudget && (
          <Fact label={own ? 'Price' : 'Budget'}>{moneyOf(budget ?? null)}</Fact>
        )}
        {project.viewerCanSeeCost && <Fact label="Spent">{moneyOf(actualCost ?? null)}</Fact>}
        {size && (
          <Fact wide label={project.propertyType ?? 'Home'}>
            {size}
          </Fact>
        )}
        {address && (
          <Fact wide label="Site address">
            {address}
          </Fact>
        )}
      </FactColumns>
      <chakra.footer display="flex" flexWrap="wrap" gap="2" borderTopWidth="1px" borderColor="line" pt="4">
        <ButtonLink to={`/projects/${id}`} size="sm" variant="outline">
          View Details<chakra.span srOnly> of {name}</chakra.span>
        </ButtonLink>
        {project.viewerCanEdit && (
          <Button id={editButtonId(id)} size="sm" variant="ghost" onClick={onEdit}>
            Edit Project<chakra.span srOnly> {name}</chakra.span>
          </Button>
        )}
      </chakra.footer>
    </Card>
  );
};
