import { houseOfPlan } from '@hearthline/model/home/house.ts';
import { houseSolid } from '@hearthline/model/home/solid/house-solid.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import {
  ACESFilmicToneMapping,
  AmbientLight,
  BufferGeometry,
  DirectionalLight,
  Float32BufferAttribute,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  PointLight,
  Scene,
  Spherical,
  Vector3,
  WebGLRenderer,
  type Material,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { lightAt, sunAt } from './daylight.ts';
import { houseMaterials } from './house-materials.ts';
import { garden, skyDome } from './surroundings.ts';
import { viewPoint, type ViewName } from './view-points.ts';

/** The angles from straight above within which one looks at the home. */
const [least, most] = [(15 * Math.PI) / 180, (80 * Math.PI) / 180];
const flight = 800;

/** A home in its garden, drawn again whenever something in it changes. */
export const houseScene = (canvas: HTMLCanvasElement, plan: Plan) => {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.2;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  const size = {
    length: plan.length / 12,
    depth: plan.width / 12,
    door: (houseOfPlan(plan, 'gable').porch.door - plan.length / 2) / 12,
  };
  const scene = new Scene();
  const camera = new PerspectiveCamera(38, 1.5, 1, 2000);
  const controls = new OrbitControls(camera, canvas);
  Object.assign(controls, {
    minPolarAngle: least,
    maxPolarAngle: most,
    enablePan: false,
    minDistance: 16,
    maxDistance: 190,
  });
  const materials = houseMaterials();
  const house = new Group();
  const sky = skyDome();
  const sun = new DirectionalLight();
  const air = new HemisphereLight('#ffffff', '#7d8a5c');
  const lamp = new PointLight('#ffb866', 0, 26);
  const extent = Math.max(size.length, size.depth) * 0.62 + 26;
  Object.assign(sun.shadow.camera, {
    left: -extent,
    right: extent,
    top: extent,
    bottom: -extent,
    near: 1,
    far: 400,
  });
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.radius = 3;
  sun.shadow.normalBias = 0.12;
  sun.castShadow = true;
  lamp.position.set(size.door, 8.6, size.depth / 2 + 3);
  scene.add(
    sky.mesh,
    garden(size.length, size.depth, size.door),
    house,
    sun,
    air,
    lamp,
    new AmbientLight('#ffffff', 0.25),
  );
  scene.fog = new Fog('#ffffff', 130, 760);

  let frame = 0;
  const draw = (): void => {
    frame = 0;
    renderer.render(scene, camera);
  };
  const request = (): void => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const shadows = (): void => {
    renderer.shadowMap.needsUpdate = true;
    request();
  };
  controls.addEventListener('change', request);

  const clear = (): void => {
    for (const child of house.children) if (child instanceof Mesh) (child as Mesh).geometry.dispose();
    house.clear();
  };
  let shown: RoofProfile | null = null;
  let isLifted = false;
  const build = (roof: RoofProfile): void => {
    if (shown === roof) return;
    shown = roof;
    clear();
    for (const { material, lifts, positions, normals, uvs } of houseSolid(plan, roof)) {
      const geometry = new BufferGeometry();
      for (const [name, values, count] of [
        ['position', positions, 3],
        ['normal', normals, 3],
        ['uv', uvs, 2],
      ] as const)
        geometry.setAttribute(name, new Float32BufferAttribute(values, count));
      const mesh = new Mesh(geometry, materials.of(material));
      mesh.castShadow = material !== 'glass';
      mesh.receiveShadow = true;
      mesh.userData['lifts'] = lifts;
      house.add(mesh);
    }
  };
  const showLifted = (): void => {
    for (const child of house.children) child.visible = !(isLifted && child.userData['lifts'] === true);
    shadows();
  };

  let flying = 0;
  const stopFlight = (): void => cancelAnimationFrame(flying);
  controls.addEventListener('start', stopFlight);
  const look = (name: ViewName, calmly: boolean): void => {
    stopFlight();
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
      request();
      if (share < 1) flying = requestAnimationFrame(step);
    };
    step();
  };

  return {
    dress: (roof: RoofProfile, siding: Siding): void => {
      materials.dress(roof, siding);
      build(roof);
      showLifted();
    },
    lift: (isUp: boolean): void => {
      isLifted = isUp;
      showLifted();
    },
    setHour: (hour: number): void => {
      const { top, horizon, sun: color, strength, sky: around, lamps } = lightAt(hour);
      sky.paint(top, horizon);
      scene.fog?.color.copy(horizon);
      sun.color.copy(color);
      sun.intensity = strength;
      sun.position.copy(sunAt(hour)).multiplyScalar(160);
      air.color.copy(top).lerp(horizon, 0.5);
      air.intensity = around;
      lamp.intensity = lamps * 60;
      materials.light(top, horizon, lamps);
      shadows();
    },
    look,
    /** Turns by these angles, in radians, or comes closer by a factor. */
    turn: (across: number, up: number, closer = 1): void => {
      stopFlight();
      const offset = new Vector3().subVectors(camera.position, controls.target);
      const at = new Spherical().setFromVector3(offset);
      at.theta += across;
      at.phi = Math.min(most, Math.max(least, at.phi + up));
      at.radius /= closer;
      camera.position.setFromSpherical(at).add(controls.target);
      controls.update();
      request();
    },
    resize: (width: number, height: number): void => {
      renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
      request();
    },
    dispose: (): void => {
      cancelAnimationFrame(frame);
      stopFlight();
      controls.dispose();
      scene.traverse((one) => {
        if (!(one instanceof Mesh)) return;
        const { geometry, material } = one as Mesh<
          BufferGeometry,
          Material & { map?: { dispose: () => void } | null }
        >;
        geometry.dispose();
        material.map?.dispose();
        material.dispose();
      });
      materials.dispose();
      sun.dispose();
      renderer.dispose();
    },
  };
};

export type HouseScene = ReturnType<typeof houseScene>;
