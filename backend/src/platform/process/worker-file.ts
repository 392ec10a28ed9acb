import { fileURLToPath } from 'node:url';

/**
 * The file of a program that a module runs on a thread or in a process of its own. It is next to the module: as source, or bundled.
 * @param moduleUrl the module's `import.meta.url` @param name without its ending, as in `plan-worker`
 */
export const workerFile = (moduleUrl: string, name: string): string =>
  fileURLToPath(new URL(`${name}.${moduleUrl.endsWith('.ts') ? 'ts' : 'js'}`, moduleUrl));
