import { chakra } from '@chakra-ui/react/styled-system';
import { stageStates } from '@hearthline/rules/delivery/projects/timeline.ts';
import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { projectTextNames, projectTexts } from '@hearthline/rules/delivery/projects/project-texts.ts';
import { isErasedEmail } from '@hearthline/rules/people/users.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { phoneText, telephoneLink } from '../../../../domain/company.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { countText } from '../../../../platform/figures/quantity-text.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Fact, FactColumns } from '../../../../ui/text/fact-columns.tsx';
import { PercentBar } from '../../../../ui/charts/percent-bar.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';
import { Timeline } from '../../../../ui/charts/timeline.tsx';
import { NextSteps, type GetProjectTasks } from './next-steps.tsx';
import { PlanStagesDialog } from '../stages/plan-stages-dialog.tsx';
import { useProject } from '../project-query.ts';
import { dayOf, moneyOf, whenOf } from '../project-words.ts';
import { mayChange } from '../../../../platform/session/may-change.ts';

const Words = chakra('a', { base: textLink });
const WordsTo = chakra(Link, { base: textLink });

const Mail = ({ to }: { readonly to: string | null | undefined }) =>
  to && !isErasedEmail(to) ? (
    <Words href={`mailto:${to}`} display="block">
      {to}
    </Words>
  ) : null;
const Phone = ({ number }: { readonly number: string | null | undefined }) =>
  number ? (
    <Words href={telephoneLink(number)} display="block">
      {phoneText(number)}
    </Words>
  ) : null;

const Part = ({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) => (
  <Card as="section" aria-label={title} minW="0">
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="4">
      <Heading as="h3" look="subheading">
        {title}
      </Heading>
      {action}
    </chakra.div>
    {children}
  </Card>
);

/** The state of a project: what comes next, the time line, people, money and the home. */
export const ProjectOverview = ({
  id,
  tasksOf,
}: {
  readonly id: string;
  readonly tasksOf?: GetProjectTasks;
}) => {
  const { user } = useSession();
  const { data } = useProject(id);
  const [planning, setPlanning] = useRestoredState(`stages-open:${id}`, false, restorable.one(true));
  if (!data) return null;
  const { project } = data;
  const {
    name,
    stage,
    progress,
    stages,
    customer,
    customerName,
    contractor,
    contractorName,
    managerName,
    contact,
    viewerCanSeeBudget,
    viewerCanSeeCost,
    budget,
    actualCost,
  } = project;
  const states = stageStates(stages);
  const remaining = typeof budget === 'number' && typeof actualCost === 'number' ? budget - actualCost : null;
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
    >
      <chakra.div minW="0" gridColumn="1 / -1">
        <NextSteps project={project} tasksOf={tasksOf} forCustomer={user?.role === 'customer'} />
      </chakra.div>
      {/* The stages come first in one column, and are beside the rest in two. */}
      <chakra.div minW="0" gridColumn={{ lg: '2' }} gridRow={{ lg: '2' }}>
        <Part
          title="Stages"
          action={
            mayChange(user, 'project:plan', project) && (
              <Button size="sm" variant="outline" onClick={() => setPlanning(true)}>
                Plan stages
              </Button>
            )
          }
        >
          {stages.length > 0 ? (
            <Timeline
              label="Stages"
              steps={stages.map((step, index) => ({
                id: step.id,
                title: step.name,
                when: whenOf(step),
                state: states[index] ?? 'planned',
              }))}
            />
          ) : (
            <Text quiet>No stages have been planned yet.</Text>
          )}
        </Part>
      </chakra.div>
      <chakra.div display="grid" gap="5" minW="0" gridColumn={{ lg: '1' }} gridRow={{ lg: '2' }}>
        <Part title="Progress">
          <chakra.div display="flex" justifyContent="space-between" gap="3" mb="2" textStyle="small">
            <chakra.span color="quiet">Current stage</chakra.span>
            <chakra.span fontWeight="600" textAlign="end" overflowWrap="anywhere">
              {stage}
            </chakra.span>
          </chakra.div>
          <PercentBar label={`Progress of ${name}`} value={progress} />
          <FactColumns mt="5">
            <Fact label="Start date">{dayOf(project.startDate)}</Fact>
            <Fact label="Estimated completion">{dayOf(project.estimatedCompletion)}</Fact>
          </FactColumns>
        </Part>
        <Part title="Home and site">
          <FactColumns>
            {projectTextNames.map((name) => (
              <Fact key={name} label={projectTexts[name].title}>
                {project[name] ?? 'Not set yet'}
              </Fact>
            ))}
            <Fact label="Size">
              {project.sqft === null ? 'Not set yet' : `${countText(project.sqft)} sq ft`}
            </Fact>
            <Fact label="Bedrooms">{project.bedrooms ?? 'Not set yet'}</Fact>
            <Fact label="Bathrooms">{project.bathrooms ?? 'Not set yet'}</Fact>
            <Fact wide label="Site address">
              {project.address ?? 'Not set yet'}
            </Fact>
            {project.notes && (
              <Fact wide label="Notes">
                <chakra.span whiteSpace="pre-line">{project.notes}</chakra.span>
              </Fact>
            )}
          </FactColumns>
        </Part>
        <Part title="People">
          <FactColumns gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))">
            <Fact label="Customer">
              {customerName ?? projectSentences.notAssigned}
              <Mail to={customer?.email} />
              <Phone number={customer?.phone} />
            </Fact>
            <Fact label="Contractor">
              {contractorName ?? projectSentences.notAssigned}
              <Mail to={contractor?.email} />
              <Phone number={contractor?.phone} />
            </Fact>
            <Fact label="Manager">{managerName ?? projectSentences.notAssigned}</Fact>
            {contact && (
              <Fact label="Contact">
                <WordsTo to={`/contacts/${contact.id}`}>{contact.name}</WordsTo>
              </Fact>
            )}
            {(project.contactPhone ?? project.contactEmail) && (
              <Fact label="To be reached by">
                <Phone number={project.contactPhone} />
                <Mail to={project.contactEmail} />
              </Fact>
            )}
          </FactColumns>
        </Part>
        {viewerCanSeeBudget && (
          <Part title="Money">
            <FactColumns>
              <Fact label={user?.role === 'customer' ? 'Price' : 'Budget'}>{moneyOf(budget ?? null)}</Fact>
              {viewerCanSeeCost && <Fact label="Spent">{moneyOf(actualCost ?? null)}</Fact>}
              {viewerCanSeeCost && remaining !== null && (
                <Fact label={remaining < 0 ? 'Over budget' : 'Remaining budget'}>
                  <chakra.span color={remaining < 0 ? 'danger' : undefined}>
                    {moneyOf(Math.abs(remaining))}
                  </chakra.span>
                </Fact>
              )}
            </FactColumns>
          </Part>
        )}
      </chakra.div>
      {planning && <PlanStagesDialog project={project} onClose={() => setPlanning(false)} />}
    </chakra.div>
  );
};
