import { DirectionalLight, Group, HemisphereLight, PointLight } from 'three';
import { sunAt, type Light } from './daylight.ts';
import type { Quality } from './quality.ts';

/** Sun, sky and the lamp of the porch. Shadows fall within `extent` of the middle. */
export const sunAndSky = (
  { door, depth }: { door: number; depth: number },
  extent: number,
  { shadows }: Quality,
) => {
  const group = new Group();
  const sun = new DirectionalLight();
  const air = new HemisphereLight('#ffffff', '#8f9a72');
  const lamp = new PointLight('#ffb866', 0, 26);
  Object.assign(sun.shadow.camera, {
    left: -extent,
    right: extent,
    top: extent,
    bottom: -extent,
    near: 1,
    far: 400,
  });
  sun.shadow.mapSize.set(shadows, shadows);
  sun.shadow.radius = 3;
  sun.shadow.normalBias = 0.12;
  sun.castShadow = true;
  lamp.position.set(door, 8.6, depth / 2 + 3);
  group.add(sun, air, lamp);
  return {
    group,
    light: ({ sun: color, strength, air: around, sky, lamps }: Light, hour: number): void => {
      sun.color.copy(color);
      sun.intensity = strength;
      sun.position.copy(sunAt(hour)).multiplyScalar(160);
      air.color.copy(around);
      air.intensity = sky;
      lamp.intensity = lamps * 60;
    },
    dispose: (): void => sun.dispose(),
  };
};
