import { DoubleSide, ShaderMaterial, Color } from 'three';
import type { Light } from './daylight.ts';

const vertex = `
varying vec3 place;
varying vec3 facing;
varying vec2 pane;
void main() {
  vec4 at = modelMatrix * vec4(position, 1.0);
  place = at.xyz;
  facing = normal;
  pane = uv;
  gl_Position = projectionMatrix * viewMatrix * at;
}`;

const fragment = `
uniform vec3 top;
uniform vec3 horizon;
uniform float lamps;
varying vec3 place;
varying vec3 facing;
varying vec2 pane;
void main() {
  vec3 view = normalize(place - cameraPosition);
  vec3 seen = dot(facing, view) > 0.0 ? -facing : facing;
  vec3 away = reflect(view, seen);
  // Who looks down on a wall would see only lawn in its windows: as in drawings, they show the sky all the same.
  float up = away.y + 0.34 + (place.y - 6.0) * 0.05;
  vec3 trees = horizon * vec3(0.22, 0.30, 0.33);
  vec3 sky = mix(mix(horizon, top, 0.55), top, smoothstep(0.0, 0.4, up));
  float crowns = 0.05 * sin(pane.x * 1.9) + 0.03 * sin(pane.x * 4.7);
  vec3 mirrored = mix(trees, sky, smoothstep(-0.1, 0.12, up + crowns - 0.06));
  float across = fract((pane.x + pane.y * 0.5) * 0.31);
  float glint = smoothstep(0.46, 0.5, across) * (1.0 - smoothstep(0.66, 0.7, across));
  float mirror = 0.4 + 0.5 * pow(1.0 - abs(dot(view, seen)), 3.0);
  vec3 room = vec3(0.13, 0.18, 0.23);
  vec3 lit = mix(vec3(0.93, 0.60, 0.30), vec3(1.0, 0.83, 0.55), smoothstep(3.0, 7.5, place.y));
  vec3 day = mix(room, mirrored, mirror + glint * 0.1);
  float on = smoothstep(0.3, 0.65, lamps);
  gl_FragColor = vec4(day * (1.0 - 0.9 * on) + lit * on, 1.0);
}`;

/** Panes that mirror the sky by day, and are lit from inside at dusk. */
export const glassOf = (): { material: ShaderMaterial; light: (light: Light) => void } => {
  const uniforms = {
    top: { value: new Color() },
    horizon: { value: new Color() },
    lamps: { value: 0 },
  };
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: vertex,
    fragmentShader: fragment,
    side: DoubleSide,
  });
  return {
    material,
    light: ({ top, horizon, lamps }) => {
      uniforms.top.value.copy(top).convertLinearToSRGB();
      uniforms.horizon.value.copy(horizon).convertLinearToSRGB();
      uniforms.lamps.value = lamps;
    },
  };
};
