import { type Camera, LinearSRGBColorSpace, type Mesh, type Scene, WebGLRenderer } from 'three';
import { paceOf } from './pace.ts';
import type { Quality } from './quality.ts';

/** How long a view rests before it is drawn finely, in milliseconds. */
const rest = 180;

/** Draws a scene whenever something in it has changed: fluently while it moves, finely once it rests. */
export const canvasDrawing = (
  canvas: HTMLCanvasElement,
  scene: Scene,
  camera: Camera,
  { antialias, moving, still }: Quality,
) => {
  const renderer = new WebGLRenderer({ canvas, antialias, powerPreference: 'low-power' });
  // Colors are mixed as they are on the screen.
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.autoUpdate = false;
  const screen = Math.min(2, window.devicePixelRatio);
  const [fluent, best] = [moving || screen, still || screen];
  const pace = paceOf();
  let frame = 0;
  let resting = 0;
  let [width, height] = [0, 0];
  const render = (ratio: number): void => {
    if (width === 0 || height === 0) return;
    if (renderer.getPixelRatio() !== ratio) renderer.setPixelRatio(ratio);
    renderer.render(scene, camera);
  };
  const draw = (now: number): void => {
    frame = 0;
    const ratio = fluent * pace.share(now);
    render(ratio);
    if (best > ratio) resting = window.setTimeout(() => render(best), rest);
  };
  const request = (): void => {
    window.clearTimeout(resting);
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  return {
    request,
    /** Draws the shadows anew as well. */
    requestShadows: (): void => {
      renderer.shadowMap.needsUpdate = true;
      request();
    },
    resize: (toWidth: number, toHeight: number): void => {
      [width, height] = [toWidth, toHeight];
      renderer.setSize(width, height, false);
      request();
    },
    dispose: (): void => {
      cancelAnimationFrame(frame);
      window.clearTimeout(resting);
      scene.traverse((one) => (one as Partial<Mesh>).geometry?.dispose());
      renderer.dispose();
    },
  };
};
