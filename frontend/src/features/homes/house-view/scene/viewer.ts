import { PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { heights, viewPoint, type ViewName } from './view-points.ts';

const flight = 800;
const radians = Math.PI / 180;
/** Angles from straight above. */
const [min, max] = [(90 - heights.max) * radians, (90 - heights.min) * radians];

/** The angle that is seen, in degrees from below to above, and from where on, in feet: nearer than any wall to who stands indoors. */
const lens = { outside: { fov: 38, near: 1 }, inside: { fov: 62, near: 0.15 } } as const;

/** Who walks around a home of this size in feet. @param onMove what happens after each step */
export const viewer = (
  canvas: HTMLCanvasElement,
  size: { length: number; depth: number; door: number },
  onMove: () => void,
) => {
  const camera = new PerspectiveCamera(lens.outside.fov, 1.5, lens.outside.near, 2000);
  const controls = new OrbitControls(camera, canvas);
  /** For whoever looks at the page from outside: how high the eyes are above the ground, in inches. */
  const moved = (): void => {
    canvas.dataset['eye'] = String(Math.round(camera.position.y * 12));
    onMove();
  };
  Object.assign(controls, {
    minPolarAngle: min,
    maxPolarAngle: max,
    enablePan: false,
    minDistance: 16,
    maxDistance: 190,
  });
  /** Whether it is looked at from outside. */
  const setOutside = (isOutside: boolean): void => {
    controls.enabled = isOutside;
    // A finger that moves up or down scrolls the page; across it turns the home, two come closer.
    canvas.style.touchAction = isOutside ? 'pan-y' : 'none';
    Object.assign(camera, isOutside ? lens.outside : lens.inside);
    camera.updateProjectionMatrix();
  };
  setOutside(true);
  controls.addEventListener('change', moved);
  let flying = 0;
  const stopFlight = (): void => cancelAnimationFrame(flying);
  controls.addEventListener('start', stopFlight);
  return {
    camera,
    /** @param calmly at once, without a flight */
    look: (name: ViewName, calmly: boolean): void => {
      stopFlight();
      setOutside(true);
      const { eye, target } = viewPoint(name, size, camera.aspect);
      const [fromEye, fromTarget, begin] = [
        camera.position.clone(),
        controls.target.clone(),
        performance.now(),
      ];
      const step = (): void => {
        const share = calmly ? 1 : Math.min(1, (performance.now() - begin) / flight);
        const eased = share * share * (3 - 2 * share);
        camera.position.lerpVectors(fromEye, eye, eased);
        controls.target.lerpVectors(fromTarget, target, eased);
        controls.update();
        moved();
        if (share < 1) flying = requestAnimationFrame(step);
      };
      step();
    },
    /** Leaves the camera to somebody who walks through the home, until a view is looked at again. */
    goInside: (): void => {
      stopFlight();
      setOutside(false);
    },
    /** Turns by these angles, in radians, or comes closer by a factor. */
    turn: (across: number, up: number, closer = 1): void => {
      stopFlight();
      const offset = new Vector3().subVectors(camera.position, controls.target);
      const at = new Spherical().setFromVector3(offset);
      at.theta += across;
      at.phi = Math.min(max, Math.max(min, at.phi + up));
      at.radius /= closer;
      camera.position.setFromSpherical(at).add(controls.target);
      controls.update();
      moved();
    },
    resize: (width: number, height: number): void => {
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
    },
    dispose: (): void => {
      stopFlight();
      controls.dispose();
    },
  };
};
