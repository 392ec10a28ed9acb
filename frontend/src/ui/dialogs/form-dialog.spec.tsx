import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { ConflictMessage } from '../forms/conflict-message.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TagField } from '../forms/tag-field.tsx';

const Adding = ({ onClose, keeps = false }: { onClose: () => void; keeps?: boolean }) => {
  const [tags, setTags] = useState<readonly string[]>([]);
  return (
    <FormDialog
      title="Add contact"
      action="Save"
      keeps={keeps}
      onSubmit={(event) => event.preventDefault()}
      onClose={onClose}
    >
      <label>
        Name
        <input defaultValue="Ada" />
      </label>
      <label>
        Day
        <input type="date" />
      </label>
      <TagField label="Tags" tags={tags} known={[]} onTags={setTags} />
    </FormDialog>
  );
};

describe('a form in which something was written', () => {
  const escape = () => userEvent.keyboard('{Escape}');
  const close = () =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });
  const draw = (options: { keeps?: boolean } = {}) => {
    const onClose = vi.fn();
    renderAt(<Adding {...options} onClose={onClose} />);
    return onClose;
  };
  const write = () => userEvent.type(screen.getByLabelText('Name'), ' B.');

  it.each([
    ['Escape', escape],
    ['the close button', close],
  ])('is not dropped by %s before that was asked', async (_way, leave) => {
    const onClose = draw();
    await write();
    await leave();
    expect(onClose).not.toHaveBeenCalled();
    expect(question()).toHaveAccessibleDescription('It has not been saved.');
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('goes on where it was when it shall be kept', async () => {
    const onClose = draw();
    await write();
    await escape();
    await escape();
    expect(question()).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Ada B.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['loaded', false],
    ['kept', true],
  ])(
    'asks after the newer version was %s only where something typed would be dropped',
    async (_how, asks) => {
      const Edited = ({ onClose }: { onClose: () => void }) => {
        const [name, setName] = useState('Ada');
        const [differs, setDiffers] = useState(true);
        const answer = (next: string) => () => {
          setName(next);
          setDiffers(false);
        };
        return (
          <FormDialog
            title="Edit contact"
            action="Save"
            onSubmit={(event) => event.preventDefault()}
            onClose={onClose}
          >
            <label>
              Name
              <input value={name} onChange={(event) => setName(event.target.value)} />
            </label>
            {differs && <ConflictMessage onLoad={answer('Theirs')} onKeep={answer(name)} />}
          </FormDialog>
        );
      };
      const onClose = vi.fn();
      renderAt(<Edited onClose={onClose} />);
      await write();
      await userEvent.click(
        screen.getByRole('button', { name: asks ? 'Keep what I typed' : 'Load the newer version' }),
      );
      await escape();
      expect(question() !== null).toBe(asks);
      expect(onClose).toHaveBeenCalledTimes(asks ? 0 : 1);
      if (asks) return;
      await write();
      await escape();
      expect(question()).not.toBeNull();
    },
  );

  it.each([
    ['a tag', '{Enter}'],
    ['half a tag', ''],
  ])('is one with %s', async (_what, then) => {
    const onClose = draw();
    await userEvent.type(screen.getByLabelText('Tags'), `vip${then}`);
    await escape();
    expect(question()).not.toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open where the browser insists on closing it', async () => {
    draw();
    await write();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    fireEvent(dialog, createEvent('close', dialog));
    expect(question()).not.toBeNull();
    expect(dialog).toHaveAttribute('open');
  });

  it('asks anew, above it, where the browser closes the question along', async () => {
    draw();
    await write();
    await escape();
    const opened = screen.getByRole<HTMLDialogElement>('alertdialog');
    const form = screen.getByRole<HTMLDialogElement>('dialog');
    for (const dialog of [opened, form]) dialog.close();
    for (const dialog of [opened, form]) fireEvent(dialog, createEvent('close', dialog));
    expect(form).toHaveAttribute('open');
    expect(question()).not.toBeNull();
    expect(opened).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('is dropped by Cancel, which says so', async () => {
    const onClose = draw();
    await write();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(question()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['nothing was written', {}, () => undefined],
    [
      'what was written was taken back',
      {},
      () => userEvent.type(screen.getByLabelText('Name'), ' B.{Backspace>3/}'),
    ],
    [
      'something was merely chosen',
      {},
      () => fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-03' } }),
    ],
    ['it waits until it is opened again', { keeps: true }, write],
  ])('closes unasked where %s', async (_when, options, act) => {
    const onClose = draw(options);
    await act();
    await escape();
    expect(question()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
