import { chakra } from '@chakra-ui/react/styled-system';
import { maxDrawingBytes } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import SignaturePad from 'signature_pad';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Text } from '../../../../ui/text/text.tsx';

/** The size of the drawing in pixels, whatever the screen: small enough to be sent, large enough to be printed. */
const size = { width: 640, height: 200 } as const;

/** A field to draw one's signature in, with a finger, a pen or the mouse. @param onDraw is given the drawing as PNG, null for none */
export const DrawingPad = ({ onDraw }: { readonly onDraw: (url: string | null) => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => field.current?.focus(), []);
  const pad = useRef<SignaturePad>(null);
  const latestOnDraw = useRef(onDraw);
  useEffect(() => {
    latestOnDraw.current = onDraw;
  });
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const made = new SignaturePad(current, { penColor: '#1b231e', minWidth: 1, maxWidth: 3 });
    pad.current = made;
    // Points are given in the pixels of the screen, the canvas has its own.
    const fit = (): void => {
      const points = made.toData();
      current
        .getContext('2d')
        ?.setTransform(size.width / current.clientWidth, 0, 0, size.height / current.clientHeight, 0, 0);
      made.fromData(points);
    };
    fit();
    const notifyChange = (): void => {
      const url = made.isEmpty() ? null : made.toDataURL('image/png');
      latestOnDraw.current(url && url.length <= maxDrawingBytes ? url : null);
    };
    made.addEventListener('endStroke', notifyChange);
    window.addEventListener('resize', fit);
    return () => {
      window.removeEventListener('resize', fit);
      made.off();
    };
  }, []);
  return (
    <chakra.div ref={field} tabIndex={-1} role="group" aria-labelledby="drawing-label" display="grid" gap="2">
      <Text look="small" id="drawing-label" fontWeight="600">
        Draw your signature (optional)
      </Text>
      <chakra.canvas
        ref={canvas}
        width={size.width}
        height={size.height}
        role="img"
        aria-labelledby="drawing-label"
        w="full"
        maxW="40rem"
        aspectRatio={`${size.width} / ${size.height}`}
        bg="#fff"
        borderWidth="1px"
        borderColor="edge"
        borderRadius="lg"
        touchAction="none"
        cursor="crosshair"
      />
      <chakra.div>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            pad.current?.clear();
            onDraw(null);
          }}
        >
          Clear drawing
        </Button>
      </chakra.div>
    </chakra.div>
  );
};
