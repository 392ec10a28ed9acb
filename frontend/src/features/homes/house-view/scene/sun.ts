import {
  DepthFormat,
  DepthTexture,
  DirectionalLight,
  LessEqualCompare,
  LinearFilter,
  UnsignedIntType,
  WebGLRenderTarget,
} from 'three';
import { sunAt, type Light } from './daylight.ts';
import type { Quality } from './quality.ts';
import { sharedLight } from './surface-material.ts';

/** The picture of the shadows as seen from the sun, which can be asked whether something lies in one. */
const shadowPicture = (width: number): WebGLRenderTarget & { depthTexture: DepthTexture } => {
  const depthTexture = new DepthTexture(width, width, UnsignedIntType);
  depthTexture.format = DepthFormat;
  depthTexture.compareFunction = LessEqualCompare;
  depthTexture.minFilter = depthTexture.magFilter = LinearFilter;
  return Object.assign(new WebGLRenderTarget(width, width, { depthTexture }), { depthTexture });
};

/** Sun, sky and the lamp of the porch. Shadows fall within `extent` of the middle. */
export const sunAndSky = (
  { door, depth }: { door: number; depth: number },
  extent: number,
  { shadows }: Quality,
) => {
  const shared = sharedLight();
  const sun = new DirectionalLight();
  Object.assign(sun.shadow.camera, {
    left: -extent,
    right: extent,
    top: extent,
    bottom: -extent,
    near: 1,
    far: 400,
  });
  sun.shadow.camera.updateProjectionMatrix();
  sun.shadow.mapSize.set(shadows, shadows);
  sun.castShadow = true;
  const picture = shadowPicture(shadows);
  sun.shadow.map = picture;
  shared.shadowMap.value = picture.depthTexture;
  shared.shadowMatrix.value = sun.shadow.matrix;
  shared.lamp.value.set(door, 8.6, depth / 2 + 3, 0);
  return {
    sun,
    shared,
    light: ({ sun: color, strength, air, land, horizon, lamps }: Light, hour: number): void => {
      const from = sunAt(hour);
      sun.position.copy(from).multiplyScalar(160);
      shared.sunFrom.value.copy(from);
      shared.sunColor.value.copy(color).multiplyScalar(strength);
      shared.airColor.value.copy(air);
      shared.landColor.value.copy(land);
      shared.mist.value.copy(horizon).convertLinearToSRGB();
      shared.lamp.value.w = lamps * 0.6;
    },
    dispose: (): void => {
      picture.depthTexture.dispose();
      picture.dispose();
      sun.dispose();
    },
  };
};
