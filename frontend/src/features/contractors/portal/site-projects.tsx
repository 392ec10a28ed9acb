import { chakra } from '@chakra-ui/react/styled-system';
import { homeOf } from '@hearthline/rules/permissions.ts';
import { useSiteProjectsQuery, type SiteProjectFragment } from '../../../gql/generated.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useRestoredRecord } from '../../../platform/form-memory/restored-form.ts';
import { useLastPage, useListUrl } from '../../../platform/navigation/list-url.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Fact, FactColumns } from '../../../ui/text/fact-columns.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PercentBar } from '../../../ui/charts/percent-bar.tsx';
import { SkeletonCard } from '../../../ui/layout/skeleton.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { ReportProgressDialog } from './report-progress-dialog.tsx';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  },
});

const ProjectCard = ({
  project,
  onReport,
}: {
  readonly project: SiteProjectFragment;
  readonly onReport: () => void;
}) => (
  <Card
    as="article"
    aria-labelledby={`site-${project.id}`}
    display="flex"
    flexDirection="column"
    gap="4"
    minW="0"
  >
    <chakra.header display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
      <Heading as="h3" look="subheading" id={`site-${project.id}`} overflowWrap="anywhere" minW="0">
        {project.name}
      </Heading>
      {project.status === 'on_hold' && (
        <Badge tone="ember" mt="0.5">
          On Hold
        </Badge>
      )}
      {project.status === 'planning' && <Badge mt="0.5">Planning</Badge>}
    </chakra.header>
    <div>
      <chakra.div display="flex" justifyContent="space-between" gap="3" mb="1.5" textStyle="small">
        <chakra.span color="quiet">Current stage</chakra.span>
        <chakra.span fontWeight="600" textAlign="end" overflowWrap="anywhere">
          {project.stage}
        </chakra.span>
      </chakra.div>
      <PercentBar label={`Progress of ${project.name}`} value={project.progress} />
    </div>
    <FactColumns gridTemplateColumns="repeat(2, minmax(0, 1fr))" flex="1" alignContent="start">
      <Fact label="Start date">{project.startDate ? dayText(project.startDate) : 'Not set yet'}</Fact>
      <Fact label="Estimated completion">
        {project.estimatedCompletion ? dayText(project.estimatedCompletion) : 'Not set yet'}
      </Fact>
      {project.address && (
        <Fact wide label="Site address">
          {project.address}
        </Fact>
      )}
    </FactColumns>
    <chakra.footer
      display="flex"
      flexWrap="wrap"
      gap={{ base: '1', sm: '1.5' }}
      borderTopWidth="1px"
      borderColor="line"
      pt="4"
    >
      {project.viewerCanReport && (
        <Button size="sm" px={{ base: '3', sm: '3.5' }} onClick={onReport}>
          Report progress<chakra.span srOnly> of {project.name}</chakra.span>
        </Button>
      )}
      <ButtonLink to={`/projects/${project.id}`} size="sm" variant="outline" px={{ base: '3', sm: '3.5' }}>
        View Details<chakra.span srOnly> of {project.name}</chakra.span>
      </ButtonLink>
      <ButtonLink to={`/projects/${project.id}?tab=documents`} size="sm" variant="ghost" px="2">
        Files<chakra.span srOnly> of {project.name}</chakra.span>
      </ButtonLink>
    </chakra.footer>
  </Card>
);

/** The projects that the contractor works on. */
export const SiteProjects = () => {
  const { page, change } = useListUrl({ home: homeOf.contractor });
  const { data, previousData, loading, error, refetch } = useSiteProjectsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.projects;
  const [reporting, setReporting] = useRestoredRecord<SiteProjectFragment>('progress-open', {
    keep: ({ id }) => id,
    find: (kept) =>
      shown && (shown.projects.find(({ id, viewerCanReport }) => viewerCanReport && id === kept) ?? null),
  });
  useLastPage({ page, change }, shown?.pagination.totalPages);
  return (
    <Panel title="My projects" text="What you report here stands on the customer’s project page at once.">
      {error && !shown ? (
        <ErrorNotice
          title="We could not load your projects"
          onRetry={loading ? undefined : () => void refetch().catch(() => undefined)}
        >
          {errorText(error)}
        </ErrorNotice>
      ) : !shown ? (
        <Grid aria-busy>
          {[0, 1, 2].map((place) => (
            <SkeletonCard key={place} />
          ))}
        </Grid>
      ) : shown.projects.length === 0 ? (
        <EmptyState
          title="No projects yet"
          text="Projects appear here once our team has assigned them to you."
        />
      ) : (
        <Grid aria-busy={loading}>
          {shown.projects.map((project) => (
            <ProjectCard key={project.id} project={project} onReport={() => setReporting(project)} />
          ))}
        </Grid>
      )}
      {shown && shown.pagination.totalPages > 1 && (
        <Pager
          label="Projects"
          pagination={shown.pagination}
          asked={page}
          rangeText={`${shown.pagination.total} projects`}
          onPage={(to) => change({ page: to })}
        />
      )}
      {reporting && <ReportProgressDialog project={reporting} onClose={() => setReporting(null)} />}
    </Panel>
  );
};
