import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { ScenePicture } from './scene-picture.tsx';

const onShown = vi.fn<(src: string) => void>();
beforeEach(() => onShown.mockClear());

const imageOf = (roof: string) => ({
  src: `/api/image/home-enid.webp?roof=${roof}&w=800`,
  dusk: false,
  alt: `The Enid home with a ${roof} roof`,
  title: 'Enid: street',
});
let choose: (roof: string) => void = () => undefined;
const Home = () => {
  const [roof, setRoof] = useState('gable');
  useEffect(() => void (choose = (next) => act(() => setRoof(next))), []);
  return <ScenePicture image={imageOf(roof)} onShown={onShown} frame={(each) => each} />;
};
const draw = () => {
  const { container } = renderAt(<Home />);
  const house = () => screen.getByAltText(/^The Enid/);
  fireEvent.load(house());
  return {
    container,
    house,
    shown: () => [...container.querySelectorAll('[aria-busy] img')].map((img) => img.getAttribute('src')),
  };
};

describe('the picture of a home', () => {
  it('keeps the former one until the new one is there, then says so', () => {
    const { container, house, shown } = draw();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    choose('flat');
    expect(shown()).toEqual([imageOf('gable').src, imageOf('flat').src]);
    expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.load(house());
    expect(shown()).toEqual([imageOf('flat').src]);
    expect(screen.getByRole('status')).toHaveTextContent('Picture: The Enid home with a flat roof');
    expect(onShown).toHaveBeenCalledTimes(2);
  });

  it('that does not come leaves the former one and says so', () => {
    const { house, shown } = draw();
    choose('flat');
    fireEvent.error(house());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This picture could not be loaded. Your choice is kept.',
    );
    expect(shown()).toEqual([imageOf('gable').src]);
    choose('hip');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
