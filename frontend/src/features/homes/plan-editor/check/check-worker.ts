import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import { mend } from '@hearthline/model/edit/mend.ts';
import type { CheckAnswer, CheckRequest, CheckTask } from './plan-checker.ts';

const answerTo = (task: CheckTask): CheckAnswer['value'] =>
  task.kind === 'check' ? checkPlan(task.plan, task.wish) : mend(task.base, task.edits, task.wish);

self.addEventListener('message', ({ data: { id, task } }: MessageEvent<CheckRequest>) => {
  self.postMessage({ id, value: answerTo(task) } satisfies CheckAnswer);
});
