import { zodResolver } from '@hookform/resolvers/zod';
import { calendarDay } from '@hearthline/rules/dates/calendar-day.ts';
import { taskSentences, taskTitle } from '@hearthline/rules/office/tasks/task-rules.ts';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  useCreateTaskMutation,
  useTaskAssigneesQuery,
  useUpdateTaskMutation,
  type TaskItemFragment,
} from '../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../platform/api/error-text.ts';
import { useIfMounted } from '../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../platform/form-memory/save-failure.ts';
import { cacheFirst } from '../../platform/graphql/fetch-policies.ts';
import { useSession } from '../../platform/session/session-context.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { SelectField, TextField } from '../../ui/forms/field.tsx';
import { dayOf } from '../../platform/dates/calendar-day.ts';
import type { TaskRecord } from './task-record.ts';

const rule = z.object({
  title: taskTitle,
  dueOn: calendarDay,
  /** `hh:mm` where the reader is; blank: some time that day. */
  time: z.string(),
  assigneeId: z.string(),
});
type Values = z.output<typeof rule>;

/** A new task, or one that is there. */
type Given = Pick<TaskItemFragment, 'title' | 'dueOn' | 'dueAt'> & Partial<TaskItemFragment>;

interface TaskDialogProps {
  /** What a new task is about. */
  readonly about: TaskRecord;
  readonly task: Given;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const two = (number: number): string => String(number).padStart(2, '0');
const timeOf = (at: string | null): string => {
  if (at === null) return '';
  const date = new Date(at);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** What is to be done, by when, and who does it. */
export const TaskDialog = ({ about, task, onSaved, onClose }: TaskDialogProps) => {
  const { user } = useSession();
  const [create] = useCreateTaskMutation();
  const [update] = useUpdateTaskMutation();
  const { data } = useTaskAssigneesQuery(cacheFirst);
  const { failure, fail, clear } = useSaveError('Failed to save the task');
  const close = useIfMounted(onClose);
  const { id, version } = task;
  const isNew = id === undefined || version === undefined;
  const owner = task.assignee === undefined ? (user?.id ?? '') : (task.assignee?.id ?? '');
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<Values>({
    resolver: zodResolver(rule),
    defaultValues: {
      title: task.title,
      dueOn: task.dueAt === null ? task.dueOn : dayOf(new Date(task.dueAt)),
      time: timeOf(task.dueAt),
      assigneeId: owner,
    },
  });
  const submit = handleSubmit(async ({ title, dueOn, time, assigneeId }) => {
    clear();
    const due = time ? { dueAt: new Date(`${dueOn}T${time}`).toISOString() } : { dueOn, dueAt: null };
    const input = {
      title,
      ...due,
      ...(assigneeId !== owner || isNew ? { assigneeId: assigneeId || null } : {}),
    };
    try {
      await (isNew
        ? create({ variables: { input: { ...about, ...input } } })
        : update({ variables: { id, version, input } }));
    } catch (error) {
      return fail(errorText(error), () => showFieldErrors(error, setError, ['title', 'dueOn', 'assigneeId']));
    }
    onSaved();
    close();
  });
  const people = data?.staff ?? [];
  const isListed = owner === '' || people.some((person) => person.id === owner);
  return (
    <FormDialog
      title={isNew ? 'New task' : 'Edit task'}
      action={isNew ? 'Add task' : 'Save task'}
      busyText="Saving..."
      busy={isSubmitting}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField label="What is to be done?" required error={errors.title?.message} {...register('title')} />
      <TextField type="date" label="Day" required error={errors.dueOn?.message} {...register('dueOn')} />
      <TextField
        type="time"
        label="Time (optional)"
        help="Without a time it is due by the end of the day."
        error={errors.time?.message}
        {...register('time')}
      />
      <SelectField
        key={people.length}
        label="Who does it"
        error={errors.assigneeId?.message}
        {...register('assigneeId')}
      >
        <option value="">Nobody yet</option>
        {!isListed && (
          <option value={owner}>{task.assignee?.name ?? user?.name ?? taskSentences.owner}</option>
        )}
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
};
