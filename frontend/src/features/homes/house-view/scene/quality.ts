/** How much work a frame may be. */
export interface Quality {
  readonly antialias: boolean;
  /** Whether patterns have depth, and are sharp where they are seen at a slant. */
  readonly relief: boolean;
  /** Width of the shadows' picture, and whether their edges are soft. */
  readonly shadows: number;
  readonly softShadows: boolean;
  /** How finely leaves are cut. */
  readonly leaves: 1 | 2;
  /** The most pixels to one of the page while the view moves, and once it rests; 0: as many as the screen has. */
  readonly moving: number;
  readonly still: number;
}

/** For graphics cards. */
export const fine: Quality = {
  antialias: true,
  relief: true,
  shadows: 2048,
  softShadows: true,
  leaves: 2,
  moving: 0,
  still: 0,
};

/** For computers that draw without one: the view moves fluently, and is drawn finely when it rests. */
export const plain: Quality = {
  antialias: false,
  relief: false,
  shadows: 1024,
  softShadows: false,
  leaves: 1,
  moving: 1,
  still: 2,
};

const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** The quality that suits what draws here. */
export const defaultQuality = (): Quality => {
  const context = document.createElement('canvas').getContext('webgl2');
  const info = context?.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info && context?.getParameter(info.UNMASKED_RENDERER_WEBGL);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' && software.test(name) ? plain : fine;
};
