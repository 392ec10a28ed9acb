import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

const ConfirmExample = ({ onConfirm }: { onConfirm: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete…
      </button>
      {open && (
        <ConfirmDialog
          title="Delete contact"
          question="Are you sure?"
          action="Delete"
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

it('asks, is described by its question, and confirms', async () => {
  const onConfirm = vi.fn();
  renderAt(<ConfirmExample onConfirm={onConfirm} />);
  await userEvent.click(screen.getByText('Delete…'));
  expect(screen.getByRole('alertdialog', { name: 'Delete contact' })).toHaveAccessibleDescription(
    'Are you sure?',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(screen.getByText('Cancel'))],
])('closes by %s, gives the focus back and lets the page scroll again', async (_way, close) => {
  renderAt(<ConfirmExample onConfirm={() => undefined} />);
  await userEvent.click(screen.getByText('Delete…'));
  expect(document.body.style.overflow).toBe('hidden');
  await close();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('Delete…')).toHaveFocus();
  expect(document.body.style.overflow).toBe('');
});

const Editing = () => {
  const [step, setStep] = useState<'form' | 'question' | null>(null);
  return (
    <>
      <button type="button" onClick={() => setStep('form')}>
        Edit…
      </button>
      {step === 'form' && (
        <Dialog title="Ada" onClose={() => setStep(null)}>
          <button type="button" onClick={() => setStep('question')}>
            Disable
          </button>
        </Dialog>
      )}
      {step === 'question' && (
        <ConfirmDialog
          title="Disable Ada"
          question="Are you sure?"
          action="Disable"
          onConfirm={() => undefined}
          onClose={() => setStep('form')}
        />
      )}
    </>
  );
};

it('gives the focus back to what had it before the dialogs that took each other’s place', async () => {
  renderAt(<Editing />);
  await userEvent.click(screen.getByText('Edit…'));
  await userEvent.click(screen.getByText('Disable'));
  await userEvent.click(screen.getByText('Cancel'));
  expect(screen.getByRole('dialog', { name: 'Ada' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Edit…')).toHaveFocus();
});

it('is not closed by a file chooser inside that is', () => {
  const onClose = vi.fn();
  renderAt(
    <Dialog title="Upload" onClose={onClose}>
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

it('lets the page scroll again when the last of several is gone, in whichever order they go', () => {
  const dialog = (title: string) => (
    <ConfirmDialog
      key={title}
      title={title}
      question="Sure?"
      action="Yes"
      onConfirm={() => undefined}
      onClose={() => undefined}
    />
  );
  const { unmount } = renderAt(
    <>
      {dialog('first')}
      {dialog('second')}
    </>,
  );
  expect(document.body.style.overflow).toBe('hidden');
  unmount();
  expect(document.body.style.overflow).toBe('');
});

it('shows that a form is on its way, and what is wrong with it', () => {
  renderAt(
    <FormDialog
      title="Add contact"
      action="Save"
      busyText="Saving..."
      busy
      error="It did not work."
      onSubmit={() => undefined}
      onClose={() => undefined}
    >
      fields
    </FormDialog>,
  );
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('It did not work.');
});

it('begins at the harmless button of a question and at the first field of a form', async () => {
  renderAt(<ConfirmExample onConfirm={() => undefined} />);
  await userEvent.click(screen.getByText('Delete…'));
  expect(screen.getByText('Cancel')).toHaveFocus();
  renderAt(
    <FormDialog title="Add contact" action="Save" onSubmit={() => undefined} onClose={() => undefined}>
      <label>
        Name
        <input />
      </label>
      <label>
        Company
        <input />
      </label>
    </FormDialog>,
  );
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
