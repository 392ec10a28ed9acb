import {
  useCreateTaskMutation,
  useRemoveTaskMutation,
  useUpdateTaskMutation,
  type TaskItemFragment,
} from '../../gql/generated.ts';
import { errorText } from '../../platform/api/error-text.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { shortDayText } from './follow-up-days.ts';
import type { TaskRecord } from './task-record.ts';

type Ref = Pick<TaskItemFragment, 'id' | 'version'>;

/** Follows up, completes, opens again and removes tasks; says so in a toast that undoes it. @param changed called after each change */
export const useTasks = (changed: () => void) => {
  const [create] = useCreateTaskMutation();
  const [update] = useUpdateTaskMutation();
  const [remove] = useRemoveTaskMutation();
  /** Does something, and says so if it fails. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      showToast({ title: 'That did not work', text: errorText(error), tone: 'error' });
    }
    changed();
  };
  const takeBack = ({ id, version }: Ref): void =>
    void attempt(async () => void (await remove({ variables: { id, version } })));
  const open = ({ id, version }: Ref): Promise<void> =>
    attempt(async () => void (await update({ variables: { id, version, input: { done: false } } })));
  return {
    followUp: (about: TaskRecord, title: string, dueOn: string): Promise<void> =>
      attempt(async () => {
        const { data } = await create({ variables: { input: { ...about, title, dueOn } } });
        if (!data) return;
        const task = data.createTask;
        showToast({
          title: `Follow-up on ${shortDayText(dueOn)}`,
          text: task.title,
          action: { label: 'Undo', onAction: () => takeBack(task) },
        });
      }),
    complete: ({ id, version, title }: Ref & Pick<TaskItemFragment, 'title'>): Promise<void> =>
      attempt(async () => {
        const { data } = await update({ variables: { id, version, input: { done: true } } });
        if (!data) return;
        const done = data.updateTask;
        showToast({ title: 'Done', text: title, action: { label: 'Undo', onAction: () => void open(done) } });
      }),
    reopen: open,
    /** Removes a task about a record; taken back, it is made again. */
    remove: (task: TaskItemFragment, about: TaskRecord): Promise<void> =>
      attempt(async () => {
        const { id, version, title, dueOn, dueAt, assignee } = task;
        await remove({ variables: { id, version } });
        const input = { ...about, title, dueOn, dueAt, assigneeId: assignee?.id ?? null };
        showToast({
          title: 'Task removed',
          text: title,
          action: {
            label: 'Undo',
            onAction: () => void attempt(async () => void (await create({ variables: { input } }))),
          },
        });
      }),
  };
};
