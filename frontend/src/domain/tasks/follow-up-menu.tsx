import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import { CalendarIcon } from '../../ui/theme/further-icons.tsx';
import { dayFromNow, followUpChoices, shortDayText } from './follow-up-days.ts';
import type { TaskRecord } from './task-record.ts';
import { useTasks } from './use-tasks.ts';

const TaskDialog = lazy(() => import('./task-dialog.tsx').then((file) => ({ default: file.TaskDialog })));

interface FollowUpMenuProps {
  /** What is followed up. */
  readonly about: TaskRecord;
  /** Whom or what it is about, in words. */
  readonly who: string;
  readonly onChanged?: () => void;
  /** Only the clock, where there is little room. */
  readonly isSmall?: boolean;
}

const nothing = (): void => undefined;

/** Makes a task of one's own for another day: two presses. */
export const FollowUpMenu = ({ about, who, onChanged = nothing, isSmall = false }: FollowUpMenuProps) => {
  const { followUp } = useTasks(onChanged);
  const [picking, setPicking] = useState(false);
  const title = `Follow up with ${who}`.slice(0, 200);
  return (
    <>
      <Menu
        label={`Follow up: ${who}`}
        trigger={
          isSmall ? (
            <Button
              variant="ghost"
              size="sm"
              px="2"
              data-follow-up
              aria-label={`Follow up: ${who}`}
              title="Follow up"
            >
              <CalendarIcon />
            </Button>
          ) : (
            <Button variant="outline" size="sm" data-follow-up aria-label={`Follow up: ${who}`}>
              <CalendarIcon />
              Follow up
            </Button>
          )
        }
        actions={[
          ...followUpChoices.map(({ id, title: name, days }) => ({
            id,
            title: name,
            label: `${name}, ${shortDayText(dayFromNow(days))}`,
            run: () => void followUp(about, title, dayFromNow(days)),
          })),
          { id: 'pick', title: 'Pick a day…', label: 'Pick a day', run: () => setPicking(true) },
        ]}
      />
      <Suspense>
        {picking && (
          <TaskDialog
            about={about}
            task={{ title, dueOn: dayFromNow(1), dueAt: null }}
            onSaved={onChanged}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </>
  );
};
