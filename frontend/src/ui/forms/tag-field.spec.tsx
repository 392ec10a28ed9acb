import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { TagField } from './tag-field.tsx';

const Tags = () => {
  const [tags, setTags] = useState<readonly string[]>(['vip', 'military']);
  return <TagField label="Tags" tags={tags} known={[]} onTags={setTags} />;
};

it('keeps the keyboard in its place when a tag is removed', async () => {
  renderAt(<Tags />);
  screen.getByRole('button', { name: 'Remove vip' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('vip')).toBeNull();
  expect(screen.getByLabelText('Tags')).toHaveFocus();
});

const announce = vi.fn();
const Form = () => {
  const [tags, setTags] = useState<readonly string[]>(['vip']);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        announce(tags);
      }}
    >
      <TagField label="Tags" tags={tags} known={[]} onTags={setTags} />
      <button type="submit">Save</button>
      <button type="button">Other</button>
    </form>
  );
};
const drawForm = async (typed: string) => {
  announce.mockClear();
  renderAt(<Form />);
  await userEvent.type(screen.getByLabelText('Tags'), typed);
};

it('sends along what was typed and not entered yet', async () => {
  await drawForm('first home, ,vip,lake');
  // As a phone submits it: without a blur event.
  fireEvent.submit(screen.getByLabelText('Tags'));
  expect(announce).toHaveBeenCalledExactlyOnceWith(['vip', 'first home', 'lake']);
  expect(screen.getByLabelText('Tags')).toHaveValue('');
});

it('adds what was typed when the field is left', async () => {
  await drawForm('lake');
  await userEvent.tab();
  expect(screen.getByText('lake')).toBeInTheDocument();
});

it('moves nothing while a button is pressed, and adds it then', async () => {
  await drawForm('lake');
  const pressed = vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
  fireEvent.blur(screen.getByLabelText('Tags'));
  pressed.mockRestore();
  expect(screen.queryByText('lake')).toBeNull();
  fireEvent(window, createEvent('pointerup', window));
  expect(await screen.findByText('lake')).toBeInTheDocument();
});
