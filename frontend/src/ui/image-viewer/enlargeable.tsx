import type { ReactNode } from 'react';
import { useViewer } from './lazy-viewer.tsx';
import type { ViewerImage } from './image-viewer.tsx';
import { EnlargeSign, PictureFrame } from './picture-frame.tsx';

interface EnlargeableProps {
  /** What it is a picture of, as in `View the Enid full screen`. */
  readonly name: string;
  readonly images: readonly ViewerImage[];
  /** Which of them is shown. */
  readonly at: number;
  readonly children: ReactNode;
}

/** A picture that opens the viewer when it is pressed. */
export const Enlargeable = ({ name, images, at, children }: EnlargeableProps) => {
  const { prepare, show, viewer } = useViewer();
  return (
    <>
      <PictureFrame
        type="button"
        borderRadius={{ base: '0', lg: 'xl' }}
        aria-label={`View the ${name} full screen`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void show(images, at)}
      >
        {children}
        <EnlargeSign />
      </PictureFrame>
      {viewer}
    </>
  );
};
