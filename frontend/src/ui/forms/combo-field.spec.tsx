import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { ComboField, type Choice } from './combo-field.tsx';

const people: readonly Choice[] = [
  { id: '1', title: 'Ada Byron' },
  { id: '2', title: 'Zelda Quinn' },
];

/** A field whose answers arrive when `answer` is called. */
const draw = () => {
  const onChoose = vi.fn();
  const Drawn = () => {
    const [found, setFound] = useState(people);
    const [chosen, setChosen] = useState<string | null>(null);
    const answer = (): void => {
      setFound(people.filter(({ title }) => title.includes(chosen ?? '')));
      setChosen(null);
    };
    return (
      <>
        <ComboField
          label="Customer"
          value={null}
          choices={found}
          busy={chosen !== null}
          onSearch={setChosen}
          onChoose={onChoose}
        />
        <button onClick={answer} disabled={chosen === null}>{`answer ${chosen}`}</button>
      </>
    );
  };
  renderAt(<Drawn />);
  return onChoose;
};
const field = () => screen.getByRole('combobox', { name: 'Customer' });

it('lets Enter choose only from what was found for what is typed', async () => {
  const onChoose = draw();
  await userEvent.type(field(), 'Zelda{Enter}');
  const answer = await screen.findByRole('button', { name: 'answer Zelda' });
  await userEvent.type(field(), '{Enter}', { skipClick: true });
  expect(onChoose).not.toHaveBeenCalled();
  // Not `userEvent`, which takes the focus out of the field and so closes the list.
  fireEvent.click(answer);
  await userEvent.type(field(), '{Enter}', { skipClick: true });
  expect(onChoose.mock.calls).toEqual([[people[1]]]);
});

it('says that nobody was found only when that is known', async () => {
  draw();
  await userEvent.type(field(), 'Nobody');
  fireEvent.click(await screen.findByRole('button', { name: 'answer Nobody' }));
  expect(screen.getByText('No matches')).toBeInTheDocument();
  await userEvent.type(field(), ' else', { skipClick: true });
  expect(screen.getByText('Searching…')).toBeInTheDocument();
});
