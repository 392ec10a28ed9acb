import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt, showComponentStyles } from '../../testing/render.tsx';
import { ConflictMessage } from '../../ui/forms/conflict-message.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { toastStore } from '../../ui/toasts/toast-store.ts';
import { useIfMounted } from './mounted.ts';
import { useRestoredForm } from './restored-form.ts';
import { useVersionedSave } from './versioned-save.ts';
import { unsentInput } from './unsent-input.ts';

showComponentStyles();

interface Row {
  readonly version: number;
  readonly name: string;
  readonly color: string;
}

const refused = (code: string, fieldErrors?: object) =>
  new CombinedGraphQLErrors({ errors: [{ message: `It is ${code}.`, extensions: { code, fieldErrors } }] });
const newest: Row = { version: 2, name: 'Birch', color: 'green' };

interface Options {
  readonly work: (values: Omit<Row, 'version'>, version: number) => Promise<unknown>;
  readonly reload: () => Promise<Row>;
  readonly onClose: () => void;
}

const Dialog = ({ work, reload, onClose }: Options) => {
  const row: Row = { version: 1, name: 'Oak', color: 'brown' };
  const fieldsOf = ({ name, color }: Row) => ({ name, color });
  const form = useForm({ defaultValues: fieldsOf(row) });
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors },
  } = form;
  const close = useIfMounted(onClose);
  const restored = useRestoredForm('tree:1', form);
  const { failure, conflict, save } = useVersionedSave({
    row,
    restored,
    title: 'The tree was not saved',
    reload,
    setError,
    fields: ['name'] as const,
    fill: (newer, how) => reset(fieldsOf(newer), how),
  });
  const submit = handleSubmit(async (values) => {
    if (await save((version) => work(values, version))) close();
  });
  return (
    <FormDialog
      title="Tree"
      action="Save"
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField label="Name" error={errors.name?.message} {...register('name')} />
      <TextField label="Color" {...register('color')} />
      {conflict && <ConflictMessage {...conflict} />}
    </FormDialog>
  );
};

const Trees = (options: Omit<Options, 'onClose'>) => {
  const [open, setOpen] = useState(0);
  const [last, setLast] = useState(0);
  return (
    <>
      <button
        onClick={() => {
          setLast(last + 1);
          setOpen(last + 1);
        }}
      >
        Open
      </button>
      {open > 0 && <Dialog key={open} {...options} onClose={() => setOpen(0)} />}
    </>
  );
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

/** Starts saving; the answer waits for `finish` or `refuse`. */
const start = async () => {
  let finish!: () => void;
  let refuse!: (error: Error) => void;
  const work = vi.fn<Options['work']>(
    () =>
      new Promise<void>((resolve, reject) => {
        finish = resolve;
        refuse = reject;
      }),
  );
  const reload = vi.fn(() => Promise.resolve(newest));
  renderAt(<Trees work={work} reload={reload} />);
  await press('Open');
  await type('Name', '!');
  await press('Save');
  return {
    work,
    reload,
    finish: () => act(async () => finish()),
    refuse: (error: Error) => act(async () => refuse(error)),
  };
};

/** Closes the form while it is being saved, and opens another one. */
const startAndLeave = async () => {
  const saving = await start();
  await press('Cancel');
  await press('Open');
  await type('Name', '?');
  return saving;
};

beforeEach(() => unsentInput.clear());

describe('a form that is saved', () => {
  it('keeps what was typed over a newer version, and overwrites nothing else', async () => {
    const { work, refuse } = await start();
    await refuse(refused('CONFLICT'));
    await press('Keep what I typed');
    await press('Save');
    expect(work).toHaveBeenLastCalledWith({ name: 'Oak!', color: 'green' }, 2);
  });

  it('says why it was refused, and asks nothing, where there is no newer version', async () => {
    const { reload, refuse } = await start();
    reload.mockResolvedValueOnce({ version: 1, name: 'Oak', color: 'brown' });
    await refuse(refused('CONFLICT'));
    expect(screen.getByText('It is CONFLICT.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keep what I typed' })).toBeNull();
  });

  it('says itself what went wrong, beside the field that it is about', async () => {
    const { refuse } = await start();
    await refuse(refused('BAD_INPUT', { name: 'Another tree is called so.' }));
    expect(screen.getByText('Another tree is called so.')).toBeInTheDocument();
    expect(toastStore.current()[0]?.title).not.toBe('The tree was not saved');
  });
});

describe('a form that is closed while it is on its way', () => {
  it.each(['CONFLICT', 'BAD_INPUT', 'INTERNAL'])('says in a toast that it failed: %s', async (code) => {
    const { reload, refuse } = await startAndLeave();
    await refuse(refused(code, { name: 'No.' }));
    expect(toastStore.current()[0]).toMatchObject({ title: 'The tree was not saved', tone: 'error' });
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Name')).toHaveValue('Oak?');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('closes no other one when it is stored', async () => {
    const { finish } = await startAndLeave();
    await finish();
    expect(screen.getByLabelText('Name')).toHaveValue('Oak?');
  });
});

describe('a form that was opened again before the answer was there', () => {
  it.each([
    ['the answer came meanwhile', (finishFirst: () => void) => finishFirst()],
    ['the answer is still missing', () => undefined],
    [
      'the connection broke',
      (_finish: () => void, refuseFirst: (error: Error) => void) =>
        refuseFirst(new TypeError('Failed to fetch')),
    ],
  ])('does not take one’s own change for somebody else’s: %s', async (_when, answer) => {
    const answers: { finish: () => void; refuse: (error: Error) => void }[] = [];
    const work = () => new Promise<void>((finish, refuse) => answers.push({ finish, refuse }));
    renderAt(<Trees work={work} reload={() => Promise.resolve(newest)} />);
    for (const name of ['Open', 'Save', 'Cancel', 'Open']) await press(name);
    await act(async () => answer(answers[0]!.finish, answers[0]!.refuse));
    await press('Save');
    await act(async () => answers[1]!.refuse(refused('CONFLICT')));
    expect(screen.getByRole('alert')).toHaveTextContent('most likely by what you saved before');
  });

  it('tells of somebody else where one’s own was refused, or another came after it', async () => {
    const answers: { refuse: (error: Error) => void }[] = [];
    const work = () => new Promise<void>((_, refuse) => answers.push({ refuse }));
    let found = newest;
    renderAt(<Trees work={work} reload={() => Promise.resolve(found)} />);
    for (const name of ['Open', 'Save', 'Cancel', 'Open']) await press(name);
    found = { ...newest, version: 3 };
    await press('Save');
    await act(async () => answers[1]!.refuse(refused('CONFLICT')));
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed this');
    await press('Cancel');
    await act(async () => answers[0]!.refuse(refused('FORBIDDEN')));
    found = newest;
    await press('Open');
    await press('Save');
    await act(async () => answers[2]!.refuse(refused('CONFLICT')));
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed this');
  });
});
