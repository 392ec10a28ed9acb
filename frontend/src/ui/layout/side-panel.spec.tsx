import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { usePanelUrl, withoutPanel } from '../../platform/navigation/panel-url.ts';
import { renderAt } from '../../testing/render.tsx';
import { rowElementId, useRowKeys } from '../lists/row-keys.tsx';
import { SidePanel, WithSidePanel } from './side-panel.tsx';

const names: Readonly<Record<string, string>> = { a: 'Ada', b: 'Bess', c: 'Cora' };
const ids = Object.keys(names);

/** A list as a screen has it: rows, a search, a panel that is in the address. */
const List = ({ onToggle = () => undefined }: { readonly onToggle?: (id: string) => void }) => {
  const { shown, show, close } = usePanelUrl('person');
  const [marked, setMarked] = useState<string | null>(null);
  const current = marked ?? shown;
  const rowOf = useRowKeys({
    ids,
    current,
    onCurrent: (id) => {
      setMarked(id);
      if (shown) show(id);
    },
    onOpen: show,
    onToggle,
  });
  const back = useNavigate();
  const at = ids.indexOf(shown ?? '');
  const goTo = (id: string | undefined) => (id === undefined ? null : () => show(id));
  return (
    <>
      <button type="button" onClick={() => void back(-1)}>
        Back
      </button>
      <WithSidePanel
        panel={
          shown && (
            <SidePanel
              title={names[shown]}
              returnTo={rowElementId(shown)}
              onClose={close}
              onPrevious={goTo(ids[at - 1])}
              onNext={goTo(ids[at + 1])}
            >
              <textarea aria-label="Note" />
            </SidePanel>
          )
        }
      >
        <input type="search" aria-label="Search" />
        <ul>
          {ids.map((id) => (
            <li key={id} {...rowOf(id)}>
              {names[id]} <a href={`mailto:${id}`}>mail</a>
            </li>
          ))}
        </ul>
      </WithSidePanel>
    </>
  );
};

const draw = (at = '/list?page=2', onToggle?: (id: string) => void) =>
  renderAt(<List {...(onToggle && { onToggle })} />, { at });
const row = (id: string): HTMLElement => document.getElementById(rowElementId(id)) as HTMLElement;
const heading = (name: string) => screen.getByRole('heading', { name });
const panel = () => screen.queryByRole('dialog');

it('is walked through with the keyboard: J, Enter, Escape, and the focus is in the row again', async () => {
  const { address } = draw();
  await userEvent.keyboard('jj');
  expect(row('b')).toHaveFocus();
  expect(row('b')).toHaveAttribute('aria-current', 'true');
  expect(row('a')).not.toHaveAttribute('aria-current');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Bess' })).toBeInTheDocument();
  expect(heading('Bess')).toHaveFocus();
  expect(address()).toBe('/list?page=2&person=b');
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(row('b')).toHaveFocus();
  expect(address()).toBe('/list?page=2');
});

it('Back closes it, whatever it has shown since it was opened', async () => {
  const { address } = draw();
  await userEvent.click(row('a'));
  await userEvent.click(screen.getByRole('button', { name: 'Next in the list' }));
  expect(heading('Bess')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(panel()).toBeNull();
  expect(address()).toBe('/list?page=2');
});

it('a reload keeps it open, without taking the focus, and it can be closed then', async () => {
  const { address } = draw('/list?person=c&page=2');
  expect(screen.getByRole('dialog', { name: 'Cora' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close panel' }));
  expect(panel()).toBeNull();
  expect(address()).toBe('/list?page=2');
  expect(row('c')).toHaveFocus();
});

it('opened with the pointer, it leaves the list usable: the keys go on and the panel follows', async () => {
  draw();
  // jsdom takes a focus by the events of a pointer for one by script, which would be visible.
  vi.spyOn(row('a'), 'matches').mockReturnValue(false);
  await userEvent.click(row('a'));
  expect(heading('Ada')).not.toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(row('b')).toHaveFocus();
  expect(heading('Bess')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}k');
  expect(row('a')).toHaveFocus();
});

it('the first and the last entry have no further neighbor, and keep the focus', async () => {
  draw('/list?person=c');
  const next = screen.getByRole('button', { name: 'Next in the list' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(heading('Cora')).toBeInTheDocument();
  expect(next).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Previous in the list' }));
  expect(heading('Bess')).toBeInTheDocument();
});

it('Escape leaves a field of the panel first, and is the search’s own while that is typed in', async () => {
  draw('/list?person=a');
  await userEvent.type(screen.getByLabelText('Search'), 'x{Escape}');
  expect(panel()).not.toBeNull();
  await userEvent.type(screen.getByLabelText('Note'), 'Called j{Escape}');
  expect(screen.getByLabelText('Note')).toHaveValue('Called j');
  expect(heading('Ada')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
});

it('no key fires while typing, and arrows scroll the panel while the focus is in it', async () => {
  draw('/list?person=a');
  await userEvent.type(screen.getByLabelText('Search'), 'jx{ArrowDown}');
  heading('Ada').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(heading('Ada')).toHaveFocus();
  await userEvent.keyboard('j');
  expect(heading('Bess')).toBeInTheDocument();
});

it('X selects the current row; a press on a link in a row does not open it', async () => {
  const onToggle = vi.fn();
  draw('/list', onToggle);
  await userEvent.keyboard('x');
  expect(onToggle).not.toHaveBeenCalled();
  await userEvent.click(screen.getAllByRole('link')[1] as HTMLElement);
  expect(panel()).toBeNull();
  await userEvent.keyboard('x');
  expect(onToggle.mock.calls).toEqual([['b']]);
});

it('on a phone it is the whole screen, and Escape closes it as well', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList,
  );
  draw();
  await userEvent.click(row('a'));
  expect(screen.getByRole('dialog', { name: 'Ada' })).toHaveAttribute('open');
  await waitFor(() => expect(heading('Ada')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(panel()).toBeNull());
});

it('is left out of an address that leads to the list alone', () => {
  expect(withoutPanel('/admin?tab=contacts&contact=7', 'contact')).toBe('/admin?tab=contacts');
  expect(withoutPanel('/list?contact=7', 'contact')).toBe('/list');
});
