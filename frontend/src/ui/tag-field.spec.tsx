import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
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
