import { lazy, Suspense, useDeferredValue } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { humanize } from '@hearthline/rules/humanize.ts';
import { homeOf } from '@hearthline/rules/permissions.ts';
import { useSiteProjectsQuery, type SiteProjectFragment } from '../../../../gql/generated.ts';
import { projectTones } from '../../../../domain/state-tones.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useRestoredRecord } from '../../../../platform/form-memory/restored-form.ts';
import { useLastPage, useListUrl } from '../../../../platform/navigation/list-url.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { DotSeparated } from '../../../../ui/text/dot-separated.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { PercentBar } from '../../../../ui/charts/percent-bar.tsx';
import { SkeletonCard } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  },
});

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minW: '0' },
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
    gap="2.5"
    minW="0"
  >
    <Row>
      <Heading as="h3" look="minor" id={`site-${project.id}`} overflowWrap="anywhere" minW="0">
        {project.name}
      </Heading>
      {(project.status === 'on_hold' || project.status === 'planning') && (
        <Badge tone={projectTones[project.status]}>{humanize(project.status)}</Badge>
      )}
    </Row>
    <div>
      <Row mb="1" textStyle="small">
        <chakra.span color="quiet">Current stage</chakra.span>
        <chakra.span fontWeight="600" textAlign="end" overflowWrap="anywhere">
          {project.stage}
        </chakra.span>
      </Row>
      <PercentBar label={`Progress of ${project.name}`} value={project.progress} />
    </div>
    <Text look="fine" quiet flex="1" overflowWrap="anywhere">
      <DotSeparated
        facts={[
          project.startDate ? `Started ${dayText(project.startDate)}` : 'No start date',
          project.estimatedCompletion
            ? `Estimated completion ${dayText(project.estimatedCompletion)}`
            : 'No estimated completion',
          project.address,
        ]}
      />
    </Text>
    <chakra.footer display="flex" flexWrap="wrap" gap="1.5">
      {project.viewerCanReport && (
        <Button size="sm" px="2.5" variant="outline" onClick={onReport}>
          Report progress<chakra.span srOnly> of {project.name}</chakra.span>
        </Button>
      )}
      <ButtonLink to={`/projects/${project.id}`} size="sm" px="2.5" variant="outline">
        View Details<chakra.span srOnly> of {project.name}</chakra.span>
      </ButtonLink>
      <ButtonLink to={`/projects/${project.id}?tab=documents`} size="sm" px="2" variant="ghost">
        Files<chakra.span srOnly> of {project.name}</chakra.span>
      </ButtonLink>
    </chakra.footer>
  </Card>
);

const ReportProgressDialog = lazy(() =>
  import('./report-progress-dialog.tsx').then((file) => ({ default: file.ReportProgressDialog })),
);

/** The projects that the contractor works on. */
export const SiteProjects = () => {
  const { page, change } = useListUrl({ home: homeOf.contractor });
  const { data, previousData, loading, error, refetch } = useSiteProjectsQuery({
    variables: { page },
  });
  // Rendered in slices, so that the page responds while its cards are made.
  const shown = useDeferredValue((data ?? previousData)?.projects);
  const [reporting, setReporting] = useRestoredRecord<SiteProjectFragment>('progress-open', {
    keep: ({ id }) => id,
    find: (restored) =>
      shown && (shown.projects.find(({ id, viewerCanReport }) => viewerCanReport && id === restored) ?? null),
  });
  useLastPage({ page, change }, shown?.pagination.totalPages);
  return (
    <chakra.section
      aria-labelledby="site-projects"
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {/* The tab above says it already. */}
      <chakra.h2 id="site-projects" srOnly>
        My projects
      </chakra.h2>
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
          requestedPage={page}
          rangeText={`${shown.pagination.total} projects`}
          onPage={(to) => change({ page: to })}
        />
      )}
      <Suspense>
        {reporting && <ReportProgressDialog project={reporting} onClose={() => setReporting(null)} />}
      </Suspense>
    </chakra.section>
  );
};
