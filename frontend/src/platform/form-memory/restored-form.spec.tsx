import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { endSession } from '../../testing/end-session.ts';
import {
  hasRestorableForm,
  restorable,
  useRestoredForm,
  useRestoredRow,
  useRestoredState,
} from './restored-form.ts';
import { useVersionedSave } from './versioned-save.ts';
import { unsentInput } from './unsent-input.ts';

const sent: { version: number; name: string }[] = [];

interface Row {
  readonly name: string;
  readonly phone: string;
  readonly version: number;
}

const Form = ({ row }: { row: Row }) => {
  const form = useForm({ defaultValues: { name: row.name, phone: row.phone, crew: '' } });
  const restored = useRestoredForm('crew:7', form);
  const { save } = useVersionedSave({
    row,
    restored,
    reload: () => Promise.resolve(row),
    setError: form.setError,
    fields: ['name'] as const,
    fill: () => undefined,
  });
  const submit = form.handleSubmit(
    async ({ name }) => void (await save((version) => sent.push({ version, name }))),
  );
  return (
    <form onSubmit={(event) => void submit(event)}>
      {(['name', 'phone', 'crew'] as const).map((field) => (
        <input key={field} aria-label={field} {...form.register(field)} />
      ))}
      <button type="submit">Save</button>
    </form>
  );
};

const Screen = () => {
  const [open, setOpen] = useRestoredState<'edit' | 'delete' | null>('screen', null, restorable.one('edit'));
  return (
    <>
      {(['edit', 'delete'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={open === one} onClick={() => setOpen(one)}>
          {one}
        </button>
      ))}
    </>
  );
};

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A list whose rows may still be loading, with the name of the row that a form is open for. */
const List = ({ rows }: { rows: readonly Named[] | undefined }) => {
  const [open, setOpen] = useRestoredRow('list', rows);
  return (
    <>
      <output>{open === null ? 'nothing' : open === 'new' ? 'a new one' : open.name}</output>
      {rows?.map((one) => (
        <button key={one.id} type="button" onClick={() => setOpen(one)}>
          {one.name}
        </button>
      ))}
      <button type="button" onClick={() => setOpen('new')}>
        Add
      </button>
    </>
  );
};

const row: Row = { name: 'Ada', phone: '555', version: 3 };
const newer: Row = { name: 'Ada B.', phone: '556', version: 4 };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const draw = async (shown = row) => {
  const { unmount } = renderAt(<Form row={shown} />);
  await Promise.resolve();
  return unmount;
};
/** Types something, then ends the session with the form open. */
const typeAndEnd = async () => {
  const unmount = await draw();
  await userEvent.type(field('name'), ' Lovelace');
  await userEvent.type(field('crew'), 'one');
  unsentInput.persist();
  unmount();
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sent.splice(0);
});

describe('a form that was open when the session ended', () => {
  it('comes back with what was touched, once', async () => {
    await typeAndEnd();
    expect(hasRestorableForm()).toBe(true);
    const unmount = await draw(newer);
    await waitFor(() => expect(field('name')).toHaveValue('Ada Lovelace'));
    expect([field('phone').value, field('crew').value]).toEqual(['556', 'one']);
    expect(hasRestorableForm()).toBe(false);
    unmount();
    await draw(newer);
    expect(field('name')).toHaveValue('Ada B.');
  });

  it('is kept again when the next session ends too', async () => {
    await typeAndEnd();
    const unmount = await draw();
    await waitFor(() => expect(field('name')).toHaveValue('Ada Lovelace'));
    unsentInput.persist();
    unmount();
    await draw();
    await waitFor(() => expect(field('name')).toHaveValue('Ada Lovelace'));
  });

  it('is saved from the version that it began from: what somebody else changed since is not overwritten', async () => {
    await typeAndEnd();
    await draw(newer);
    await waitFor(() => expect(field('name')).toHaveValue('Ada Lovelace'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual([{ version: 3, name: 'Ada Lovelace' }]);
  });

  it('keeps nothing where nothing was typed, nor of one that was closed', async () => {
    const unmount = await draw();
    unsentInput.persist();
    await userEvent.type(field('name'), '!');
    unmount();
    unsentInput.persist();
    expect(hasRestorableForm()).toBe(false);
  });

  it('shows nothing of it to somebody else', async () => {
    unsentInput.claimFor('ada');
    await typeAndEnd();
    unsentInput.claimFor('grace');
    expect(hasRestorableForm()).toBe(false);
    await draw();
    expect(field('name')).toHaveValue('Ada');
  });

  it.each(['{', '7', '{"values":7}', '{"values":{"nowhere":"x"}}'])('does without %s', async (text) => {
    sessionStorage.setItem('typed:form:crew:7', text);
    await draw();
    expect(field('name')).toHaveValue('Ada');
  });
});

it.each([
  ['edit', 'true'],
  ['delete', 'false'],
])('of a screen, %s is open again: %s', async (name, pressed) => {
  const { unmount } = renderAt(<Screen />);
  await userEvent.click(screen.getByRole('button', { name }));
  unsentInput.persist();
  unmount();
  renderAt(<Screen />);
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', pressed);
});

describe('of a list, the form that was open', () => {
  const ada = { id: '7', name: 'Ada' };
  const drawList = (rows: readonly Named[] | undefined) => renderAt(<List rows={rows} />);
  const endAt = async (name: string) => {
    const view = drawList([ada]);
    await userEvent.click(screen.getByRole('button', { name }));
    endSession(view);
  };
  const open = () => screen.getByRole('status').textContent;

  it('is open again for its row as it is read now', async () => {
    await endAt('Ada');
    drawList([{ id: '7', name: 'Ada B.' }]);
    expect(open()).toBe('Ada B.');
    expect(hasRestorableForm()).toBe(false);
  });

  it('is open again for a new one', async () => {
    await endAt('Add');
    drawList(undefined);
    expect(open()).toBe('a new one');
  });

  it('is not open for a row that is gone', async () => {
    await endAt('Ada');
    drawList([{ id: '8', name: 'Grace' }]);
    expect(open()).toBe('nothing');
  });

  it('waits for its rows, also when the next session ends meanwhile', async () => {
    await endAt('Ada');
    const waiting = drawList(undefined);
    expect(open()).toBe('nothing');
    endSession(waiting);
    drawList([ada]);
    expect(open()).toBe('Ada');
  });
});
