import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import {
  useContactTasksQuery,
  useDealTasksQuery,
  useProjectTasksQuery,
  type TaskItemFragment,
} from '../../gql/generated.ts';
import { instantText } from '@hearthline/rules/dates/time-text.ts';
import { dayOf } from '../../platform/dates/calendar-day.ts';
import { instantDayText } from '../../platform/dates/instant-text.ts';
import { useWorkspaceChanges } from '../../platform/graphql/workspace-changes.ts';
import { useSession } from '../../platform/session/session-context.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import { ErrorNotice } from '../../ui/layout/error-notice.tsx';
import { Card } from '../../ui/layout/surface.tsx';
import { Heading, Text } from '../../ui/text/text.tsx';
import { CheckIcon, ChevronIcon, PlusIcon } from '../../ui/theme/icons.tsx';
import { CallContact } from '../calls/call-contact.tsx';
import { dayFromNow, shortDayText } from './follow-up-days.ts';
import { FollowUpMenu } from './follow-up-menu.tsx';
import type { TaskRecord } from './task-record.ts';
import { useTasks } from './use-tasks.ts';

const TaskDialog = lazy(() => import('./task-dialog.tsx').then((file) => ({ default: file.TaskDialog })));

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '2',
    minH: '10',
  },
});

/** When it is due, in words; a time is the reader's. */
const dueText = ({ dueOn, dueAt }: TaskItemFragment): string => {
  const day = dueOn === dayOf(new Date()) ? 'today' : shortDayText(dueOn);
  return `Due ${day}${dueAt ? `, ${instantText(dueAt, 'none')}` : ''}`;
};
const isOverdue = ({ dueOn, dueAt }: TaskItemFragment): boolean =>
  dueAt ? Date.parse(dueAt) <= Date.now() : dueOn < dayOf(new Date());

interface TasksCardProps {
  readonly about: TaskRecord;
  /** Whom or what they are about, in words. */
  readonly who: string;
  readonly tasks: readonly TaskItemFragment[] | null | undefined;
  readonly hasFailed: boolean;
  readonly read: () => void;
  /** Buttons beside those of the tasks. */
  readonly children?: ReactNode;
}

/** The open tasks of a record, each with the button that completes it, and what makes another. */
const TasksCard = ({ about, who, tasks, hasFailed, read, children }: TasksCardProps) => {
  const { user } = useSession();
  const { complete, reopen, remove } = useTasks(read);
  const title = useRef<HTMLHeadingElement>(null);
  const [showsDone, setShowsDone] = useState(false);
  /** Something was done with a row, whose buttons go with it. */
  const acted = useRef(false);
  useEffect(() => {
    if (!acted.current || document.activeElement !== document.body) return;
    acted.current = false;
    title.current?.focus();
  }, [tasks]);
  const act = (work: () => Promise<void>): void => {
    acted.current = true;
    void work();
  };
  const [edited, setEdited] = useState<TaskItemFragment | 'new' | null>(null);
  const heading = useId();
  useWorkspaceChanges(['tasks'], read);
  if (hasFailed && !tasks) return <ErrorNotice title="The tasks could not be loaded" onRetry={read} />;
  if (!tasks) return null;
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  return (
    <Card as="section" aria-labelledby={heading} display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Heading as="h2" look="subheading" id={heading} me="auto" ref={title} tabIndex={-1}>
          Tasks
        </Heading>
        {children}
        {can(user, 'task:create') && (
          <>
            <Button size="sm" variant="ghost" onClick={() => setEdited('new')}>
              <PlusIcon />
              New task
            </Button>
            <FollowUpMenu about={about} who={who} onChanged={read} />
          </>
        )}
      </chakra.div>
      {open.length === 0 ? (
        <Text look="small" quiet>
          No open tasks.
        </Text>
      ) : (
        <chakra.ul listStyle="none" display="grid">
          {open.map((task) => (
            <Row key={task.id}>
              {task.viewerCanEdit ? (
                <Button
                  variant="outline"
                  size="icon"
                  boxSize="8"
                  borderRadius="full"
                  aria-label={`Complete ${task.title}`}
                  title="Complete"
                  // What is done has a check mark.
                  _icon={{ opacity: '0' }}
                  css={{ '&:is(:hover, :focus-visible) svg': { opacity: '1' } }}
                  onClick={() => act(() => complete(task))}
                >
                  <CheckIcon />
                </Button>
              ) : (
                <chakra.span />
              )}
              <chakra.div minW="0">
                <Text look="small" overflowWrap="anywhere">
                  {task.title}
                </Text>
                <Text look="fine" quiet>
                  <chakra.span color={isOverdue(task) ? 'danger' : undefined}>{dueText(task)}</chakra.span>
                  {' · '}
                  {task.assignee?.name ?? 'Nobody yet'}
                </Text>
              </chakra.div>
              {task.viewerCanEdit && (
                <Menu
                  label={`More for ${task.title}`}
                  actions={[
                    {
                      id: 'edit',
                      title: 'Edit',
                      label: `Edit ${task.title}`,
                      run: () => setEdited(task),
                    },
                    {
                      id: 'remove',
                      title: 'Remove',
                      label: `Remove ${task.title}`,
                      tone: 'danger',
                      run: () => act(() => remove(task, about)),
                    },
                  ]}
                />
              )}
            </Row>
          ))}
        </chakra.ul>
      )}
      {done.length > 0 && (
        <chakra.div display="grid" gap="1" justifyItems="start">
          <Button
            size="sm"
            variant="ghost"
            ms="-2"
            aria-expanded={showsDone}
            onClick={() => setShowsDone(!showsDone)}
          >
            <chakra.span display="inline-flex" transform={showsDone ? undefined : 'rotate(-90deg)'}>
              <ChevronIcon />
            </chakra.span>
            Done ({done.length})
          </Button>
          {showsDone && (
            <chakra.ul listStyle="none" display="grid" width="full">
              {done.map((task) => (
                <Row key={task.id}>
                  <chakra.span color="pineText" display="inline-flex" boxSize="8" placeContent="center">
                    <CheckIcon />
                  </chakra.span>
                  <chakra.div minW="0">
                    <Text look="small" quiet overflowWrap="anywhere">
                      {task.title}
                    </Text>
                    <Text look="fine" quiet>
                      Done {instantDayText(task.doneAt ?? '')}
                      {task.assignee && ` · ${task.assignee.name}`}
                    </Text>
                  </chakra.div>
                  {task.viewerCanEdit && (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={`Reopen ${task.title}`}
                      onClick={() => act(() => reopen(task))}
                    >
                      Reopen
                    </Button>
                  )}
                </Row>
              ))}
            </chakra.ul>
          )}
        </chakra.div>
      )}
      <Suspense>
        {edited && (
          <TaskDialog
            about={about}
            task={edited === 'new' ? { title: '', dueOn: dayFromNow(1), dueAt: null } : edited}
            onSaved={read}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </Card>
  );
};

interface RecordTasksProps {
  readonly id: string;
}

const useReads = (): boolean => can(useSession().user, 'task:list');

/** The open tasks about a contact. */
export const ContactTasks = ({ id }: RecordTasksProps) => {
  const skip = !useReads();
  const { data, error, refetch } = useContactTasksQuery({ variables: { id }, skip });
  const read = (): void => void (skip || refetch().catch(() => undefined));
  if (skip) return null;
  const contact = data?.contact;
  return (
    <TasksCard
      about={{ contactId: id }}
      who={contact ? `${contact.firstName} ${contact.lastName}` : ''}
      tasks={contact?.tasks}
      hasFailed={Boolean(error)}
      read={read}
    />
  );
};

/** The open tasks about a deal. */
export const DealTasks = ({ id }: RecordTasksProps) => {
  const skip = !useReads();
  const { data, error, refetch } = useDealTasksQuery({ variables: { id }, skip });
  const read = (): void => void (skip || refetch().catch(() => undefined));
  if (skip) return null;
  const { tasks, buyerName = '' } = data?.deal ?? {};
  return (
    <TasksCard about={{ dealId: id }} who={buyerName} tasks={tasks} hasFailed={Boolean(error)} read={read} />
  );
};

/** The open tasks about a project, and the call to its contact. */
export const ProjectTasks = ({ id }: RecordTasksProps) => {
  const { user } = useSession();
  const skip = !useReads();
  const withContact = can(user, 'project:read-people');
  const { data, error, refetch } = useProjectTasksQuery({ variables: { id, withContact }, skip });
  const read = (): void => void (skip || refetch().catch(() => undefined));
  if (skip) return null;
  const { tasks, name = '', customerName, contactPhone, contact } = data?.project ?? {};
  return (
    <TasksCard
      about={{ projectId: id }}
      who={customerName ?? name}
      tasks={tasks}
      hasFailed={Boolean(error)}
      read={read}
    >
      {contact && (
        <CallContact
          contact={{ id: contact.id, name: contact.name, phone: contactPhone ?? null }}
          onLogged={read}
        />
      )}
    </TasksCard>
  );
};
