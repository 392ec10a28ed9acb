import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { FormDialog } from './form-dialog.tsx';

describe('a form that is still on its way', () => {
  const Coming = () => {
    const [isThere, setThere] = useState(false);
    useEffect(() => {
      come = () => act(async () => setThere(true));
    }, []);
    return (
      <FormDialog title="Move" action="Save" onSubmit={() => undefined} onClose={() => undefined}>
        {isThere && (
          <div role="grid">
            <button type="button" tabIndex={-1}>
              1
            </button>
            <button type="button" tabIndex={0}>
              2
            </button>
          </div>
        )}
        {isThere && (
          <label>
            Note
            <textarea />
          </label>
        )}
      </FormDialog>
    );
  };
  let come: () => Promise<void>;
  const open = () => {
    renderAt(<Coming />);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  };

  it('begins at its first control when that comes: a day of a calendar as well as a field', async () => {
    open();
    await come();
    expect(screen.getByRole('button', { name: '2' })).toHaveFocus();
  });

  it('leaves who went on meanwhile where they are', async () => {
    open();
    await userEvent.tab({ shift: true });
    await come();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });
});
