import { type Material, ShaderChunk } from 'three';
import type { Quality } from './quality.ts';

/** The library looks five times into the picture of the shadows; this, once. */
const once = ShaderChunk.shadowmap_pars_fragment.replace(
  /shadow = \([^;]*\) \* 0\.2;/,
  'shadow = texture( shadowMap, shadowCoord.xyz );',
);

/** Makes a material look up its shadow only once where every look counts. */
export const shadedOnce = <M extends Material>(material: M, { softShadows }: Quality): M => {
  if (softShadows) return material;
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <shadowmap_pars_fragment>', once);
  };
  material.customProgramCacheKey = () => 'once';
  return material;
};
