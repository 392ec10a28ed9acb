import { useState } from 'react';
import { apiFetch, FailedAnswer } from '../../../../../platform/api/rest-client.ts';
import { errorText } from '../../../../../platform/api/error-text.ts';
import { useSessionStore } from '../../../../../platform/session/session-context.tsx';
import { homeSentences } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { designCodeIn, designDocument } from './design-code.ts';
import type { HomeForm } from '../home-form-state.ts';
import { lookValues, type HomeFields } from '../home-schema.ts';
import { loadPlanModule } from './use-plan.ts';

/** What a file may have, with its blanks and line breaks. */
const largestFile = 512_000;
/** Without them, because it is sent with the home in one request, of which the server takes 100 kB. */
const largestPlan = 80_000;
const tooLarge = 'A plan document can have at most 80 kB';

/** A document as it is sent; what is none stays as it is. */
const compact = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
};

/** Where a home's plan comes from: a design code, a file, or nowhere. A plan fills the facts, and the name if there is none yet. */
export const usePlanSource = ({ form }: Pick<HomeForm, 'form'>) => {
  const session = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const put = (values: Partial<HomeFields>): void => {
    for (const [name, value] of Object.entries(values) as [keyof HomeFields, string][])
      form.setValue(name, value, { shouldDirty: true });
    form.clearErrors([...(Object.keys(values) as (keyof HomeFields)[]), 'plan']);
  };
  /** @returns whether the plan was taken */
  const take = async (read: () => Promise<{ readonly text: string; readonly code: string }>) => {
    setBusy(true);
    setProblem(null);
    try {
      const { text, code } = await read();
      if (new Blob([text]).size > largestPlan) {
        setProblem(tooLarge);
        return false;
      }
      const found = (await loadPlanModule()).readPlan(text);
      if (typeof found === 'string') {
        setProblem(found);
        return false;
      }
      const { plan, facts, look } = found;
      put({
        plan: text,
        planCode: code,
        modelType: facts.modelType,
        footprint: facts.footprint,
        bedrooms: String(facts.bedrooms),
        bathrooms: String(facts.bathrooms),
        squareFootage: String(facts.squareFootage),
        ...(look && lookValues(look)),
        ...(form.getValues('name').trim() === '' && { name: plan.name }),
      });
      return true;
    } catch (error) {
      setProblem(
        error instanceof FailedAnswer && error.statusCode < 500 ? homeSentences.code : errorText(error),
      );
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    problem,
    /** @param pasted a design code, or the address of a generated plan */
    takeCode: async (pasted: string): Promise<boolean> => {
      const code = designCodeIn(pasted);
      if (code === null) {
        setProblem(homeSentences.code);
        return false;
      }
      return take(async () => ({ text: await (await apiFetch(session, designDocument(code))).text(), code }));
    },
    takeFile: async (file: File): Promise<boolean> => {
      if (file.size > largestFile) {
        setProblem(tooLarge);
        return false;
      }
      return take(async () => ({ text: compact(await file.text()), code: '' }));
    },
    remove: (): void => {
      setProblem(null);
      put({ plan: '', planCode: '' });
    },
  };
};

export type PlanSource = ReturnType<typeof usePlanSource>;
