import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAt, showComponentStyles } from '../../../../testing/render.tsx';
import { DayCalendar } from './day-calendar.tsx';

showComponentStyles();

const onChoose = vi.fn();
/** Wednesday, March 10th to Friday, May 14th; closed on Saturday, the 13th. */
const draw = (chosen = '') =>
  renderAt(
    <>
      <p id="label">Day</p>
      <DayCalendar
        labelId="label"
        firstDate="2027-03-10"
        lastDate="2027-05-14"
        closedDates={['2027-03-13']}
        chosen={chosen}
        onChoose={onChoose}
      />
    </>,
  );
const focused = () => document.activeElement?.getAttribute('aria-label');
const tabStop = () => screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]');
const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement as Element, { key }));

describe('the calendar', () => {
  it('begins with the week of today, names its days, and tells which are open', () => {
    draw();
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Today, Wednesday, March 10th, 2027' })).toBeEnabled();
    for (const name of ['Tuesday, March 9th, 2027', 'Saturday, March 13th, 2027'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    for (const name of [/March 21st/, /March 22nd/, /March 23rd/, /March 31st/])
      expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /April/ })).toBeNull();
  });

  it('shows the months of its days, and no others', async () => {
    draw();
    const [back, on] = [/Previous Month/, /Next Month/].map((name) => screen.getByRole('button', { name }));
    await userEvent.click(back!);
    expect(screen.getByRole('grid', { name: 'March 2027' })).toBeVisible();
    await userEvent.click(on!);
    await userEvent.click(on!);
    await userEvent.click(on!);
    expect(screen.getByRole('grid', { name: 'May 2027' })).toBeVisible();
    expect(on).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: /May 15th/ })).toBeDisabled();
  });

  it('chooses a day, and stands in its month', async () => {
    draw('2027-04-02');
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('2');
    expect(tabStop()).toHaveAccessibleName('Friday, April 2nd, 2027, selected');
    await userEvent.click(screen.getByRole('button', { name: /April 5th/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('2027-04-05');
  });

  it.each([
    ['ArrowRight', 'Thursday, March 11th, 2027'],
    ['ArrowLeft', 'Today, Wednesday, March 10th, 2027'],
    ['ArrowDown', 'Wednesday, March 17th, 2027'],
    ['ArrowUp', 'Today, Wednesday, March 10th, 2027'],
    ['Home', 'Today, Wednesday, March 10th, 2027'],
    ['End', 'Friday, March 12th, 2027'],
    ['PageUp', 'Today, Wednesday, March 10th, 2027'],
    ['PageDown', 'Saturday, April 10th, 2027'],
  ])('is walked with the keys: %s', (key, name) => {
    draw();
    act(() => tabStop()?.focus());
    press(key);
    expect(focused()).toBe(name);
    expect(tabStop()).toHaveFocus();
  });

  it('passes over closed days, and goes from month to month', () => {
    draw('2027-03-12');
    act(() => tabStop()?.focus());
    press('ArrowRight');
    expect(focused()).toBe('Sunday, March 14th, 2027');
    for (const key of ['PageDown', 'PageDown', 'PageDown']) press(key);
    expect(focused()).toBe('Friday, May 14th, 2027');
    press('ArrowRight');
    expect(focused()).toBe('Friday, May 14th, 2027');
  });
});
