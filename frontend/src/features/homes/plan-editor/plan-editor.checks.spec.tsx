import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import { designOf } from '@hearthline/model/designs/designs.ts';
import type { Edit } from '@hearthline/model/edit/edit.ts';
import type { Finding } from '@hearthline/model/plan/document.ts';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import type { PlanChecker } from './check/plan-checker.ts';
import { PlanEditor } from './plan-editor.tsx';

const base = designOf('1.qqt4s.101112011010110.o0')?.plan as GeneratedPlan;
const path = window.location.pathname;
afterEach(() => window.history.replaceState(null, '', path));

const draw = (checker: Partial<PlanChecker>, edits: readonly Edit[] = []) =>
  renderAt(
    <PlanEditor
      base={base}
      edits={edits}
      checkerFor={() => ({
        check: (plan, wish) => Promise.resolve(checkPlan(plan, wish)),
        mend: () => Promise.resolve([]),
        stop: () => undefined,
        ...checker,
      })}
    />,
  );
const book = { name: 'Book with this plan' };
const code = (): string => window.location.pathname.split('/')[3] ?? '';

it('offers the booking only of a plan that was checked as it is now', async () => {
  const answers: ((findings: Finding[] | Error) => void)[] = [];
  const check = vi.fn<PlanChecker['check']>(
    () =>
      new Promise((resolve, reject) => {
        answers.push((found) => (found instanceof Error ? reject(found) : resolve(found)));
      }),
  );
  const answer = (found: Finding[] | Error) => act(() => Promise.resolve(answers.shift()?.(found)));
  draw({ check });
  expect(screen.getByRole('button', book)).toBeDisabled();
  await answer(new Error('The worker could not be loaded'));
  expect(screen.getByText(/could not be checked/)).toBeInTheDocument();
  expect(screen.getByRole('button', book)).toBeDisabled();

  screen.getByRole('button', { name: 'Sofa, Living Room' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await answer([]);
  expect(screen.getByRole('link', book)).toHaveAttribute('href', `/appointments?plan=${code()}`);
  expect(screen.queryByText(/could not be checked/)).not.toBeInTheDocument();

  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('link', book)).not.toBeInTheDocument();
  expect(check).toHaveBeenCalledTimes(3);
});

it('loses nothing that was changed while it was mended', async () => {
  let mended: (edits: Edit[]) => void = () => undefined;
  draw({ mend: () => new Promise((resolve) => (mended = resolve)) }, [
    { kind: 'piece', of: 11, x: -12, y: 0 },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Mend it' }));
  screen.getByRole('button', { name: 'Sofa, Living Room' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  const changed = code();
  expect(changed).toContain('~f28.-1.0');
  await act(() => Promise.resolve(mended([])));
  expect(code()).toBe(base.code);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(code()).toBe(changed);
});

const finding = (message: string, at: Finding['at'], level: Finding['level'] = 'warning'): Finding => ({
  rule: 'hud.209c-mount',
  level,
  cite: '24 CFR 3280.209(c)',
  at,
  measured: '2',
  required: '4',
  message,
});

it('marks the alarm, or the room, that a finding is about where there is nothing to take hold of', async () => {
  const [alarm] = base.levels[0].alarms;
  const [room] = base.levels[0].rooms;
  const about = [
    finding('The alarm is too near a wall.', { room: alarm?.room, item: alarm?.id }),
    finding('The room is small.', { room: room?.id }),
  ];
  draw({ check: () => Promise.resolve(about) });
  const list = await screen.findByRole('region', { name: 'Building check' });
  const [first, second] = within(list).getAllByRole('button');
  const marked = () =>
    [...document.querySelectorAll('[data-pointed]')].map((one) => one.getAttribute('data-mark'));
  expect(document.querySelectorAll('[data-mark]')).toHaveLength(0);
  await userEvent.click(first as HTMLElement);
  expect(marked()).toEqual([alarm?.id]);
  const home = base.levels[0].rooms.find(({ id }) => id === alarm?.room);
  expect(screen.getByText(`${home?.name}: marked in the drawing.`)).toBeInTheDocument();
  await userEvent.click(second as HTMLElement);
  expect(marked()).toEqual([`room ${room?.id}`]);
});

it('lists every finding, even two that are alike', async () => {
  const alike = finding('The alarm is too near a wall.', { room: 'hall', item: 'alarm-1' });
  draw({ check: () => Promise.resolve([alike, { ...alike }]) });
  const list = await screen.findByRole('region', { name: 'Building check' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

it('lists good practice apart from what is required, and marks it without alarm', async () => {
  const [door] = base.levels[0].doors;
  const about = { room: door?.rooms.find((id) => id !== 'outside'), item: door?.id };
  draw({
    check: () =>
      Promise.resolve([
        finding('The front door is not covered.', about, 'practice'),
        finding('The alarm is too near a wall.', {}, 'warning'),
      ]),
  });
  const list = within(await screen.findByRole('region', { name: 'Building check' }));
  expect(await list.findByText('Every requirement met, 1 warning, 1 suggestion.')).toBeInTheDocument();
  const [required, practice] = list.getAllByRole('list');
  expect(required).toHaveTextContent(/^1: warning,The alarm is too near a wall.Warning. Required: 4/);
  expect(practice).toHaveTextContent(/^2: suggestion,The front door is not covered.Advised: 4/);
  expect(list.getByRole('heading', { name: 'Good practice' })).toBeInTheDocument();
  await userEvent.click(within(practice as HTMLElement).getByRole('button'));
  expect(document.querySelector(`[data-mark="${door?.id}"]`)).toHaveAttribute('data-advice');
});
