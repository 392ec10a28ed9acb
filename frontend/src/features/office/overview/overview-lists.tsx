import { roleTitle } from '@hearthline/rules/permission-words.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import type { OverviewQuery } from '../../../gql/generated.ts';
import { instantDayText, timeText } from '../../../platform/dates/instant-text.ts';
import { projectTones } from '../../../domain/state-tones.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { ListRow, ShortList } from './short-list.tsx';

type Overview = OverviewQuery['overview'];

/** The newest accounts. */
export const RecentUsers = ({ users }: { users: NonNullable<Overview['recentUsers']> }) => (
  <ShortList
    title="Recent users"
    all={{ to: '/admin?tab=users', text: 'All users' }}
    empty={users.length ? null : 'There are no users yet.'}
  >
    {users.map(({ id, name, email, role, createdAt }) => (
      <ListRow
        key={id}
        to={`/admin?tab=users&search=${encodeURIComponent(email)}`}
        name={name}
        below={
          <>
            {roleTitle(role)} ·{' '}
            <time dateTime={createdAt} title={timeText(createdAt)}>
              joined {instantDayText(createdAt)}
            </time>
          </>
        }
        end={null}
      />
    ))}
  </ShortList>
);

/** The newest projects. */
export const RecentProjects = ({ projects }: { projects: Overview['recentProjects'] }) => (
  <ShortList
    title="Recent projects"
    all={{ to: '/admin?tab=projects', text: 'All projects' }}
    empty={projects.length ? null : 'There are no projects yet.'}
  >
    {projects.map(({ id, name, customerName, status, progress }) => (
      <ListRow
        key={id}
        to={`/projects/${id}`}
        name={name}
        below={`${customerName ?? 'No customer yet'} · ${progress}% done`}
        end={<Badge tone={projectTones[status]}>{humanize(status)}</Badge>}
      />
    ))}
  </ShortList>
);
