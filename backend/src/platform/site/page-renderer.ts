import type { ServedContent } from '@hearthline/rules/site/served-content.ts';
import { Piscina } from 'piscina';
import { workerFile } from '../process/worker-file.ts';
import type { RenderedPage } from './page-worker.ts';

const filename = workerFile(import.meta.url, 'page-worker');

/** Renders pages beside the thread that answers. */
export interface PageRenderer {
  /** Starts the thread and loads the built renderer, so that nobody has to wait for that. */
  load(): Promise<void>;
  render(path: string, shown: ServedContent): Promise<RenderedPage>;
}

/** Makes a {@link PageRenderer}, whose thread starts when it is first needed. @param program the file of the built renderer */
export const createPageRenderer = (program: string): PageRenderer => {
  let started: Piscina | undefined;
  const thread = (): Piscina =>
    (started ??= new Piscina({
      filename,
      minThreads: 1,
      maxThreads: 1,
      idleTimeout: Infinity,
      // It renders for some milliseconds now and then; what it frees should not stay with the process.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
      execArgv: [],
      env: {},
    }));
  return {
    load: () => thread().run(program, { name: 'loadRenderer' }) as Promise<void>,
    render: (path, shown) =>
      thread().run({ program, path, shown }, { name: 'renderPage' }) as Promise<RenderedPage>,
  };
};
