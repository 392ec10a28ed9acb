import {
  type Camera,
  type Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  type Scene,
  WebGLRenderer,
} from 'three';
import type { Quality } from './quality.ts';

/** How long a view rests before it is drawn finely, in milliseconds. */
const rest = 180;

/** Draws a scene whenever something in it has changed: quickly while it moves, and finely once it rests. */
export const canvasDrawing = (
  canvas: HTMLCanvasElement,
  scene: Scene,
  camera: Camera,
  { antialias, moving, still }: Quality,
) => {
  const renderer = new WebGLRenderer({ canvas, antialias, powerPreference: 'low-power' });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  let frame = 0;
  let resting = 0;
  let [width, height] = [0, 0];
  const ratioOf = (most: number): number =>
    still > moving ? most : Math.min(most, window.devicePixelRatio);
  const render = (most: number): void => {
    if (width === 0 || height === 0) return;
    const ratio = ratioOf(most);
    if (renderer.getPixelRatio() !== ratio) renderer.setPixelRatio(ratio);
    renderer.render(scene, camera);
  };
  const draw = (): void => {
    frame = 0;
    render(moving);
    if (still > moving) resting = window.setTimeout(() => render(still), rest);
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
      renderer.setPixelRatio(ratioOf(moving));
      renderer.setSize(width, height, false);
      request();
    },
    dispose: (): void => {
      cancelAnimationFrame(frame);
      window.clearTimeout(resting);
      scene.traverse((one) => (one as Mesh).geometry?.dispose());
      renderer.dispose();
    },
  };
};
