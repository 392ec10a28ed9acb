import { chakra } from '@chakra-ui/react/styled-system';
import { customerTasks } from '@hearthline/rules/delivery/projects/timeline.ts';
import { Link } from 'react-router-dom';
import type { ProjectDetailsFragment } from '../../../../gql/generated.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';
import { dayOf, whenOf } from '../project-words.ts';

/** A task of the customer for a project that comes from another feature. */
export interface ProjectTask {
  readonly id: string;
  readonly text: string;
  /** The address where it is done. */
  readonly to: string;
  readonly isOverdue: boolean;
}

/** The tasks for a project from other features; null while they are not known. */
export type GetProjectTasks = (projectId: string) => readonly ProjectTask[] | null;

const TaskLink = chakra(Link, { base: textLink });

interface NextStepsProps {
  readonly project: ProjectDetailsFragment;
  /** Addresses the customer directly in what they have to do. */
  readonly forCustomer: boolean;
  readonly tasksOf?: GetProjectTasks | undefined;
  /** Shows the project's name above, for when there are several. */
  readonly named?: boolean;
}

const resting = {
  on_hold: {
    customer: ['Work is on hold', 'We will tell you as soon as it continues.'],
    staff: ['Work is on hold', 'Nothing is due until it continues.'],
  },
  completed: {
    customer: ['Your home is finished', 'Welcome home. We are here if anything needs attention.'],
    staff: ['Nothing: the home is finished', 'It was handed over.'],
  },
  cancelled: {
    customer: ['This project was cancelled', 'Send us a message if you would like to take it up again.'],
    staff: ['Nothing: the project was cancelled', 'It can be planned again.'],
  },
} as const;

const headline = (
  { status, nextStage: next, estimatedCompletion }: ProjectDetailsFragment,
  reader: 'customer' | 'staff',
): readonly [string, string] => {
  if (status !== 'planning' && status !== 'in_progress') return resting[status][reader];
  if (!next) return ['Handing over the home', `Estimated completion: ${dayOf(estimatedCompletion)}`];
  return [
    next.name,
    next.plannedFor || reader === 'staff' ? whenOf(next) : 'We will tell you the date as soon as it is set.',
  ];
};

/** What happens next with a project and when, and what the customer has to do. */
export const NextSteps = ({ project, forCustomer, tasksOf, named = false }: NextStepsProps) => {
  const { id, name } = project;
  const tasks = forCustomer ? customerTasks(project) : [];
  const more = forCustomer && tasksOf ? tasksOf(id) : [];
  const [title, text] = headline(project, forCustomer ? 'customer' : 'staff');
  return (
    <Card
      as="section"
      aria-label={named ? `What happens next: ${name}` : 'What happens next'}
      bg="pineTint"
      borderColor="transparent"
      display="grid"
      gap="4"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: forCustomer ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
      }}
    >
      <div>
        <Text look="eyebrow" color="pineText">
          What happens next{named && `: ${name}`}
        </Text>
        <Heading as="h3" look="subheading" mt="1" overflowWrap="anywhere">
          {title}
        </Heading>
        <Text look="small" mt="0.5">
          {text}
        </Text>
      </div>
      {forCustomer && (
        <div>
          <Text look="eyebrow" color="pineText">
            What you can do now
          </Text>
          {more && tasks.length + more.length === 0 ? (
            <Text look="small" mt="1.5">
              Nothing right now. We will tell you when we need something.
            </Text>
          ) : (
            <chakra.ul mt="1.5" ps="5" display="grid" gap="1.5" listStyle="disc">
              {!more && (
                <chakra.li listStyleType="none" data-skeleton>
                  <Skeleton minH="5" />
                </chakra.li>
              )}
              {more?.map((task) => (
                <chakra.li key={task.id} textStyle="small" overflowWrap="anywhere">
                  <TaskLink to={task.to}>{task.text}</TaskLink>
                  {task.isOverdue && (
                    <>
                      {' '}
                      <Badge tone="late">Overdue</Badge>
                    </>
                  )}
                </chakra.li>
              ))}
              {tasks.map((task) => (
                <chakra.li key={task.text} textStyle="small">
                  {task.text}
                </chakra.li>
              ))}
            </chakra.ul>
          )}
        </div>
      )}
    </Card>
  );
};
