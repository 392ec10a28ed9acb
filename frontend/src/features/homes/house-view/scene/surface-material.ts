import {
  Color,
  Matrix4,
  ShaderMaterial,
  Vector2,
  Vector3,
  Vector4,
  type DepthTexture,
  type Texture,
} from 'three';
import type { Quality } from './quality.ts';

/*
 * One shader for all that is matt. It mixes colors as they are on the screen, so that neither textures nor frames are
 * converted, and finds the light of a face in its corners: three's own materials take four times as long without a graphics
 * card.
 */
const light = `
vec3 airAt(vec3 facing) { return mix(landColor, airColor, facing.y * 0.5 + 0.5); }
vec3 shown(vec3 light) { return pow(light, vec3(0.4545)); }`;

const vertex = `
uniform vec3 sunFrom;
uniform vec3 sunColor;
uniform vec3 airColor;
uniform vec3 landColor;
uniform mat4 shadowMatrix;
varying vec3 place;
varying vec3 facing;
varying vec3 inSun;
varying vec3 inShade;
varying vec3 shadowAt;
varying vec2 at;
varying float misty;
varying vec3 own;
${light}
void main() {
  vec4 point = vec4(position, 1.0);
  facing = normal;
  own = vec3(1.0);
  #ifdef USE_INSTANCING
    point = instanceMatrix * point;
    facing = normalize(mat3(instanceMatrix) * facing);
  #endif
  #ifdef USE_INSTANCING_COLOR
    own = instanceColor;
  #endif
  point = modelMatrix * point;
  place = point.xyz;
  at = uv * patternScale;
  vec3 air = airAt(facing);
  #ifdef INDOORS
    // What comes in by windows is thrown about: evenly, but walls that meet differ, and the ceiling is bright.
    air = mix(landColor, airColor, 0.8);
    air = mix(air, vec3(dot(air, vec3(0.3333))), 0.7) * vec3(1.52, 1.47, 1.38)
      * (facing.y < -0.5 ? 1.0 : facing.y > 0.5 ? 1.05 : 0.84 + 0.16 * abs(facing.z));
  #endif
  inShade = shown(air);
  inSun = shown(air + sunColor * max(0.0, dot(facing, sunFrom)));
  shadowAt = (shadowMatrix * vec4(place + facing * 0.15, 1.0)).xyz;
  vec4 seen = viewMatrix * point;
  misty = smoothstep(130.0, 760.0, -seen.z);
  gl_Position = projectionMatrix * seen;
}`.replace('uniform vec3 sunFrom', 'uniform float patternScale;\nuniform vec3 sunFrom');

const fragment = `
uniform vec3 tint;
uniform vec3 mist;
uniform vec4 lamp;
uniform vec2 storey;
uniform sampler2D pattern;
uniform sampler2D relief;
uniform highp sampler2DShadow shadowMap;
uniform vec3 sunFrom;
uniform vec3 sunColor;
uniform vec3 airColor;
uniform vec3 landColor;
varying vec3 place;
varying vec3 facing;
varying vec3 inSun;
varying vec3 inShade;
varying vec3 shadowAt;
varying vec2 at;
varying float misty;
varying vec3 own;
${light}
void main() {
  vec3 base = tint * own;
  #ifdef PATTERN
    base *= texture(pattern, at).rgb;
  #endif
  vec3 sunny = inSun;
  vec3 shady = inShade;
  #ifdef RELIEF
    vec3 along = abs(facing.y) > 0.999 ? vec3(1.0, 0.0, 0.0) : normalize(cross(vec3(0.0, 1.0, 0.0), facing));
    vec3 bump = texture(relief, at).xyz * 2.0 - 1.0;
    vec3 turned = normalize(along * bump.x + cross(facing, along) * bump.y + facing * bump.z);
    vec3 air = airAt(turned);
    shady = shown(air);
    sunny = shown(air + sunColor * max(0.0, dot(turned, sunFrom)));
  #endif
  float open = 1.0;
  #ifdef SHADED
    #ifdef SOFT
      float turn = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) * 6.2832;
      open = 0.0;
      for (int tap = 0; tap < 6; tap++) {
        float way = turn + float(tap) * 2.4;
        vec2 beside = vec2(cos(way), sin(way)) * sqrt((float(tap) + 0.5) / 6.0) * 0.0013;
        open += texture(shadowMap, vec3(shadowAt.xy + beside, shadowAt.z)) / 6.0;
      }
    #else
      open = texture(shadowMap, shadowAt);
    #endif
  #endif
  vec3 lit = mix(shady, sunny, open);
  #ifdef INDOORS
    // Less light comes to the foot of what stands there, and to where walls meet the ceiling.
    vec2 off = max(vec2(0.0), vec2(place.y - storey.x, storey.y - place.y));
    if (abs(facing.y) < 0.5) lit *= 1.0 - 0.2 * exp(-off.x * 2.2) - 0.1 * exp(-off.y * 2.2);
    lit += vec3(1.0, 0.78, 0.5) * (lamp.w * 0.44);
  #else
    vec3 toLamp = place - lamp.xyz;
    // It hangs below the roof of the porch.
    float glow = max(0.0, 1.0 - dot(toLamp, toLamp) * 0.0035) * (1.0 - smoothstep(0.0, 1.2, toLamp.y));
    lit += vec3(1.0, 0.72, 0.38) * (glow * glow * lamp.w);
  #endif
  gl_FragColor = vec4(mix(base * lit, mist, misty), 1.0);
}`;

/** What all surfaces share: the light of the hour, and the picture of the shadows. */
export const sharedLight = () => ({
  sunFrom: { value: new Vector3(0, 1, 0) },
  sunColor: { value: new Color() },
  airColor: { value: new Color() },
  landColor: { value: new Color() },
  mist: { value: new Color() },
  lamp: { value: new Vector4() },
  /** How high floor and ceiling are, in feet. */
  storey: { value: new Vector2() },
  shadowMatrix: { value: new Matrix4() },
  shadowMap: { value: null as DepthTexture | null },
});
export type SharedLight = ReturnType<typeof sharedLight>;

/** What a surface looks like in full light. */
export interface Look {
  readonly color?: string;
  readonly map?: Texture;
  readonly relief?: Texture | null;
  /** How often the pattern is repeated along a foot. */
  readonly scale?: number;
  /** Whether shadows fall on it. */
  readonly isShaded?: boolean;
  /** Whether lamps light it at dusk. */
  readonly isIndoors?: boolean;
}

/** A color as it is on the screen. */
export const onScreen = (color: string, by = 1): Color =>
  new Color(color).convertLinearToSRGB().multiplyScalar(by);

/** A matt surface. */
export class SurfaceMaterial extends ShaderMaterial {
  constructor(
    shared: SharedLight,
    { softShadows }: Quality,
    { color = '#ffffff', map, relief, scale = 1, isShaded = true, isIndoors = false }: Look,
  ) {
    super({
      vertexShader: vertex,
      fragmentShader: fragment,
      uniforms: {
        ...shared,
        tint: { value: onScreen(color) },
        pattern: { value: map ?? null },
        relief: { value: relief ?? null },
        patternScale: { value: scale },
      },
      defines: {
        ...(map && { PATTERN: '' }),
        ...(relief && { RELIEF: '' }),
        ...(isShaded && { SHADED: '' }),
        ...(isIndoors && { INDOORS: '' }),
        ...(softShadows && { SOFT: '' }),
      },
    });
  }

  /** Throws its pattern away. */
  strip(): void {
    (this.uniforms['pattern']?.value as Texture | null)?.dispose();
  }

  /** Another color, or another pattern in the place of one. */
  wear({ color, by, map, relief }: Pick<Look, 'color' | 'map' | 'relief'> & { readonly by?: number }): void {
    const { tint, pattern, relief: depth } = this.uniforms;
    if (color && tint) tint.value = onScreen(color, by);
    if (map && pattern) pattern.value = map;
    if (relief && depth) depth.value = relief;
  }
}
