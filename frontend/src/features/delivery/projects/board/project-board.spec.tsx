import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { refusal } from '../../../../testing/fake-api.ts';
import { boardProject, drawProjects } from '../../../../testing/projects-screen.tsx';

const at = '/admin?tab=projects&view=board';
const column = (stage: string) => screen.getByRole('region', { name: new RegExp(`^${stage}`) });
const card = (stage: string, name: string) => within(column(stage)).queryByRole('article', { name });
const drawn = async (...args: Parameters<typeof drawProjects>) => {
  const screenOf = drawProjects(...args);
  await screen.findByRole('region', { name: /^Design/ });
  return screenOf;
};
const moveBy = async (name: string, to: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `Move ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: `Move to ${to}` }));
};

/** In jsdom nothing has a place: puts the columns side by side, with their cards in them. */
const layOut = (): void => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const lifted = this.closest<HTMLElement>('[style*="left"]');
    const place = [...document.querySelectorAll('section section')].indexOf(
      this.closest('section section') as Element,
    );
    const left = lifted ? parseFloat(lifted.style.left) : place * 200;
    return new DOMRect(
      left,
      100,
      this.tagName === 'SECTION' ? 190 : 150,
      this.tagName === 'SECTION' ? 600 : 80,
    );
  });
};

it('shows every usual stage, one that is not usual at the end, and who is late', async () => {
  await drawn(at, [
    boardProject('Alder', { daysLate: 3, dueOn: '2027-01-17' }),
    boardProject('Birch', { stage: 'Tree felling', status: 'on_hold', dueOn: null }),
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Design1 project',
    'Permits0 projects',
    'Site Preparation0 projects',
    'Foundation0 projects',
    'Factory Build0 projects',
    'Delivery0 projects',
    'Installation0 projects',
    'Final Inspection0 projects',
    'Move-In0 projects',
    'Tree felling1 project',
  ]);
  expect(card('Design', 'Alder Home')).toHaveTextContent(/Jane Doe.*Due Jan 17.*3 days late/);
  expect(card('Tree felling', 'Birch Home')).toHaveTextContent('On Hold');
});

const focusHandle = async (): Promise<void> => {
  const handle = screen.getByRole('button', { name: 'Drag Alder Home' });
  // Dragging follows the cards.
  await waitFor(() => expect(handle).toHaveAttribute('aria-roledescription', 'draggable'));
  handle.focus();
};

it('moves a card with the keyboard, says so, and undoes it', async () => {
  layOut();
  const { api } = await drawn(at);
  await focusHandle();
  await userEvent.keyboard(' ');
  await screen.findByText('Alder Home is over Design.');
  fireEvent.keyDown(document, { code: 'ArrowRight' });
  await screen.findByText('Alder Home is over Permits.');
  fireEvent.keyDown(document, { code: 'Space' });
  expect(await screen.findByText('Alder Home was dropped on Permits.')).toBeInTheDocument();
  await waitFor(() => expect(card('Permits', 'Alder Home')).toBeInTheDocument());
  expect(api.sent('MoveProject')).toEqual([{ id: 'Alder', input: { version: 3, stage: 'Permits' } }]);

  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Alder Home is in Design again.')).toBeInTheDocument();
  expect(api.sent('UndoProjectMove')).toEqual([{ id: 'Alder', input: { version: 4 } }]);
});

it('with Escape the card stays where it was', async () => {
  layOut();
  const { api } = await drawn(at);
  await focusHandle();
  await userEvent.keyboard(' ');
  await screen.findByText('Alder Home is over Design.');
  fireEvent.keyDown(document, { code: 'Escape' });
  expect(await screen.findByText('Alder Home stays where it was.')).toBeInTheDocument();
  expect(api.sent('MoveProject')).toEqual([]);
});

it('moves a card by its menu in two presses, at once, and keeps the keyboard on it; Z undoes it', async () => {
  const { api } = await drawn(at);
  let answer = (): void => undefined;
  const { promise, resolve } = Promise.withResolvers<object>();
  answer = () =>
    resolve({
      moveProject: boardProject('Alder', {
        stage: 'Delivery',
        version: 4,
        progress: 40,
        status: 'in_progress',
      }),
    });
  api.answer('MoveProject', () => promise);
  await moveBy('Alder Home', 'Delivery');
  await waitFor(() => expect(card('Delivery', 'Alder Home')).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Drag Alder Home' })).toHaveFocus());
  answer();
  expect(
    await screen.findByText('This also set the status to in progress and the progress to 40%.'),
  ).toBeInTheDocument();
  await userEvent.keyboard('z');
  await waitFor(() => expect(api.sent('UndoProjectMove')).toEqual([{ id: 'Alder', input: { version: 4 } }]));
  await userEvent.keyboard('z');
  expect(api.sent('UndoProjectMove')).toHaveLength(1);
});

it('a second move right after the first is based on what that made', async () => {
  const { api } = await drawn(at);
  await moveBy('Alder Home', 'Permits');
  await moveBy('Alder Home', 'Delivery');
  await waitFor(() =>
    expect(api.sent('MoveProject').map(({ input }) => input)).toEqual([
      { version: 3, stage: 'Permits' },
      { version: 4, stage: 'Delivery' },
    ]),
  );
});

it.each([
  ['CONFLICT', 'Changed.', 'Someone else just changed it. You see the latest version.', 2],
  ['BAD_INPUT', 'A project that is completed is in Move-In', 'A project that is completed is in Move-In', 1],
])('a move that is refused with %s goes back', async (code, message, text, reads) => {
  const { api } = await drawn(at);
  api.answer('MoveProject', () => refusal(code, message));
  await moveBy('Alder Home', 'Delivery');
  expect(await screen.findByText('Alder Home was not moved')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(card('Design', 'Alder Home')).toBeInTheDocument();
  await waitFor(() => expect(api.sent('ProjectBoard')).toHaveLength(reads));
});

it('asks for a reason where a stage requires what is missing, and moves with it', async () => {
  const { api } = await drawn(at);
  const missing = 'The project cannot move to Delivery: a permit is missing.';
  api.answer('MoveProject', () => refusal('BAD_INPUT', missing, { withoutPapers: missing }));
  await moveBy('Alder Home', 'Delivery');
  const dialog = await screen.findByRole('dialog', { name: 'Move Alder Home to Delivery?' });
  expect(dialog).toHaveTextContent(missing);
  const go = within(dialog).getByRole('button', { name: 'Move to Delivery' });
  await userEvent.click(go);
  expect(await within(dialog).findByText('Please enter a reason')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'The county mails it');
  api.answer('MoveProject', () => ({
    moveProject: boardProject('Alder', { stage: 'Delivery', version: 4 }),
  }));
  await userEvent.click(go);
  await waitFor(() => expect(card('Delivery', 'Alder Home')).toBeInTheDocument());
  expect(api.sent('MoveProject').at(-1)).toEqual({
    id: 'Alder',
    input: { version: 3, stage: 'Delivery', withoutPapers: 'The county mails it' },
  });
});
