import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unsentPrefix } from '../../../platform/browser/browser-storage.ts';
import { renderAt } from '../../../testing/render.tsx';
import { toastStore } from '../../../ui/toasts/toast-store.ts';
import { HomeDesigner } from './home-designer.tsx';

const draw = (search = '') =>
  renderAt(
    <HomeDesigner
      configurator={({ intro, questions, summary, configuration: { roof, siding } }) => (
        <>
          {intro}
          {Object.values(questions([]))}
          {summary}
          <p>{`Shown: ${roof} ${siding}`}</p>
        </>
      )}
    />,
    { at: `/design-roof${search}` },
  );
const selections = () => screen.getByRole('region', { name: 'Your Selections' });
const choose = (label: string) => userEvent.click(screen.getByRole('radio', { name: label }));
const toast = () => toastStore.current()[0];

beforeEach(() => sessionStorage.clear());

describe('Design Your Home (docs/specification.md, section 2)', () => {
  it('asks for roof and siding with the documented answers', () => {
    draw();
    const labelsOf = (name: string) =>
      within(screen.getByRole('radiogroup', { name }))
        .getAllByRole('radio')
        .map((option) => option.getAttribute('aria-label'));
    expect(labelsOf('Roof profile')).toEqual([
      'Gable',
      'Hip',
      'Shed',
      'Mansard',
      'Gambrel',
      'Flat',
      'Butterfly',
      'Saltbox',
    ]);
    expect(labelsOf('Siding')).toEqual([
      'Vinyl',
      'Fiber Cement',
      'Wood',
      'Brick Veneer',
      'Stone Veneer',
      'Stucco',
      'Metal',
      'Composite',
    ]);
    expect(selections()).toHaveTextContent('Roof profileNot chosen yetSidingNot chosen yet');
  });

  it('reads the selections from the address on load', () => {
    draw('?roof=gambrel&siding=stone');
    expect(selections()).toHaveTextContent('Roof profileGambrelSidingStone Veneer');
    expect(screen.getByText('Shown: gambrel stone')).toBeInTheDocument();
  });

  it('carries the design to the booking', async () => {
    draw();
    const book = () => within(selections()).getByRole('link', { name: 'Book Consultation' });
    expect(book()).toHaveAttribute('href', '/appointments');
    await choose('Hip');
    await choose('Wood');
    expect(book()).toHaveAttribute('href', '/appointments?roof=hip&siding=wood');
    expect(JSON.parse(sessionStorage.getItem(`${unsentPrefix}design`) ?? '')).toEqual({
      roof: 'hip',
      siding: 'wood',
    });
  });
});

describe('the link', () => {
  const write = (writeText: () => Promise<void>) =>
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const copy = async () => {
    draw('?roof=gable');
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await expect.poll(() => toast()).toBeDefined();
  };

  it('is copied', async () => {
    const written = vi.fn(() => Promise.resolve());
    write(written);
    await copy();
    expect(written).toHaveBeenCalledWith(window.location.href);
    await expect.poll(() => toast()?.title).toBe('Link copied');
  });

  it('is shown where the browser does not copy', async () => {
    write(() => Promise.reject(new Error('refused')));
    await copy();
    await expect
      .poll(() => toast())
      .toMatchObject({ title: 'Please copy the link yourself', text: window.location.href });
  });
});
