import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { columnsAt, nextIndex } from './option-grid-keys.ts';
import { OptionPicker, type QuestionSelect } from './option-picker.tsx';

const options = ['gable', 'hip', 'shed', 'mansard', 'gambrel', 'flat', 'butterfly', 'saltbox'].map((id) => ({
  id,
  label: id.toUpperCase(),
  alt: `A ${id} roof`,
  image: `/api/image/roof-${id}.png`,
}));

const Back = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      back
    </button>
  );
};

const draw = (at = '/design-roof') =>
  renderAt(
    <>
      <OptionPicker name="roof" title="Roof profile" options={options} />
      <Back />
    </>,
    { at },
  );
const option = (id: string) => screen.getByRole('radio', { name: id.toUpperCase() });
const width = window.innerWidth;
const setWidth = (pixels: number) => Object.assign(window, { innerWidth: pixels });

afterEach(() => setWidth(width));

describe('columns (docs/specification.md, section 9)', () => {
  it.each([
    [320, 1],
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 4],
    [1920, 4],
  ])('%i px: %i', (pixels, columns) => {
    expect(columnsAt(pixels)).toBe(columns);
  });
});

describe('where an arrow leads', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 7, 7],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 6, 2],
    ['ArrowUp', 2, 2],
    ['Home', 5, 0],
    ['End', 2, 7],
  ])('%s from %i of 8 in 4 columns: %i', (key, from, to) => {
    expect(nextIndex(key, from, 8, 4)).toBe(to);
  });

  it('goes to the end of a last row that is not full', () => expect(nextIndex('ArrowDown', 3, 6, 4)).toBe(5));
  it('leaves other keys alone', () => expect(nextIndex('a', 0, 8, 4)).toBeNull());
});

describe('OptionPicker', () => {
  it('is a group of radios with pictures, one of them in the tab order', () => {
    draw();
    expect(screen.getByRole('radiogroup', { name: 'Roof profile' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(8);
    expect(option('gable')).toHaveAccessibleDescription('A gable roof');
    expect(screen.getAllByRole('radio').map((card) => card.tabIndex)).toEqual([
      0, -1, -1, -1, -1, -1, -1, -1,
    ]);
  });

  it.each([
    [1280, 'gambrel'],
    [800, 'shed'],
    [390, 'hip'],
  ])('moves the focus one row down at %i px', async (pixels, below) => {
    setWidth(pixels);
    draw();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(option(below)).toHaveFocus();
    expect(option(below)).not.toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    expect(option('gable')).toHaveFocus();
  });

  it.each(['{ }', '{Enter}'])('selects with %s: address and window event', async (key) => {
    const heard: QuestionSelect[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent<QuestionSelect>).detail);
    window.addEventListener('question:select', hear);
    const { address } = draw('/design-roof?siding=wood');
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowRight}${key}`);
    window.removeEventListener('question:select', hear);
    expect(option('hip')).toBeChecked();
    expect(heard).toEqual([{ segmentId: 'roof', optionId: 'hip' }]);
    expect(address()).toBe('/design-roof?siding=wood&roof=hip');
  });

  it('selects with a press, and back undoes it', async () => {
    const { address } = draw();
    fireEvent.click(option('flat'));
    fireEvent.click(option('shed'));
    expect(address()).toBe('/design-roof?roof=shed');
    await userEvent.click(screen.getByText('back'));
    expect(option('flat')).toBeChecked();
    expect(option('shed')).not.toBeChecked();
  });

  it('reads the choice from the address and brings it into the tab order', () => {
    draw('/design-roof?roof=saltbox');
    expect(option('saltbox')).toBeChecked();
    expect(option('saltbox').tabIndex).toBe(0);
    expect(option('gable').tabIndex).toBe(-1);
  });

  it('takes an unknown id in the address for no choice', () => {
    draw('/design-roof?roof=thatch');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });
});

describe('a note below the label', () => {
  it('describes its option, and says why one is barred', async () => {
    const { address } = renderAt(
      <OptionPicker
        name="roof"
        title="Roof profile"
        options={options}
        note={(id) => <span id={`note-${id}`}>{id === 'flat' ? 'Not with solar' : '+ $3,200'}</span>}
        barred={(id) => id === 'flat'}
      />,
      { at: '/design-roof' },
    );
    expect(option('hip')).toHaveAccessibleDescription('A hip roof + $3,200');
    expect(option('flat')).toHaveAttribute('aria-disabled', 'true');
    expect(option('flat')).toHaveAccessibleDescription('A flat roof Not with solar');
    await userEvent.click(option('flat'));
    option('flat').focus();
    await userEvent.keyboard(' ');
    expect(address()).toBe('/design-roof');
    await userEvent.click(option('hip'));
    expect(address()).toBe('/design-roof?roof=hip');
  });
});
