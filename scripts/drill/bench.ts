import type { Drill } from './drill.ts';
import type { Figure } from './report.ts';

/** The parts of the benchmark in the order in which they run; each is a drill of its own, in bench/. */
const parts = ['pages', 'lists', 'searches', 'create', 'generator', 'papers', 'processes', 'mails'];

/** Measures the product beside bare servers that do the same work, part after part in one run. */
export const drill: Drill = {
  options: { only: '' },
  run: async (surroundings) => {
    const { only = '' } = surroundings.options;
    const figures: Figure[] = [];
    for (const part of only ? only.split(',') : parts) {
      surroundings.say(`\n${part}`);
      const { drill: measured } = (await import(`./bench/${part}.ts`)) as { drill: Drill };
      figures.push(...(await measured.run({ ...surroundings, options: measured.options })));
    }
    return figures;
  },
};
