import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TestProviders, sessionOf } from '../../testing/render.tsx';
import { ConflictMessage } from './conflict-message.tsx';

interface Values {
  readonly name: string;
  readonly agreed: boolean;
}

/** A form whose saving has just been refused. */
const Form = ({ theirs, untouched = false }: { readonly theirs: Values; readonly untouched?: boolean }) => {
  const [values, setValues] = useState<Values>({ name: 'Mine', agreed: false });
  const [conflicts, setConflicts] = useState(true);
  const answer = (next: Values): void => {
    setValues(next);
    setConflicts(false);
  };
  return (
    <form>
      <input aria-label="Name" value={values.name} readOnly />
      {[true, values.agreed].map((checked, place) => (
        <input key={place} type="checkbox" aria-label={`Box ${place}`} checked={checked} readOnly />
      ))}
      {conflicts && <ConflictMessage onLoad={() => answer(theirs)} onKeep={() => answer(values)} />}
      <button type="submit" disabled={conflicts || untouched}>
        Save
      </button>
    </form>
  );
};

const draw = (theirs: Values, untouched?: boolean) =>
  render(
    <TestProviders session={sessionOf({})}>
      <Form theirs={theirs} untouched={untouched ?? false} />
    </TestProviders>,
  );
const answerBy = async (tabs: number): Promise<void> => {
  for (let pressed = 0; pressed < tabs; pressed += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
};

it('takes the focus, and leads it to the first field that says something else', async () => {
  draw({ name: 'Theirs', agreed: true });
  expect(screen.getByRole('alert')).toHaveFocus();
  await answerBy(1);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('knows boxes that are called the same apart', async () => {
  draw({ name: 'Mine', agreed: true });
  await answerBy(1);
  expect(screen.getByRole('checkbox', { name: 'Box 1' })).toHaveFocus();
});

it('leads to the button that saves where no field changes', async () => {
  draw({ name: 'Theirs', agreed: true });
  await answerBy(2);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

it('never loses the focus, even where there is nothing to save', async () => {
  draw({ name: 'Mine', agreed: false }, true);
  await answerBy(1);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
