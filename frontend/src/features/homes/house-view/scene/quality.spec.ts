import { expect, it, vi } from 'vitest';
import { fine, plain, defaultQuality } from './quality.ts';

const drawnBy = (name: string | null): void => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    getExtension: (extension: string) =>
      extension === 'WEBGL_debug_renderer_info' && name !== null ? { UNMASKED_RENDERER_WEBGL: 1 } : null,
    getParameter: () => name,
  } as never);
};

it.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', plain],
  ['llvmpipe (LLVM 15.0.7, 256 bits)', plain],
  ['Microsoft Basic Render Driver', plain],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)', fine],
  [null, fine],
])('%s', (name, quality) => {
  drawnBy(name);
  expect(defaultQuality()).toBe(quality);
});
