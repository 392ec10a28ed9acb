import type { Finding, Wish } from '../plan/document.ts';
import type { LimitOf, RuleId } from './rules.ts';
import type { NewSurvey, Survey } from './survey/survey.ts';

/** One place that breaks a rule. */
export interface Fault {
  readonly room?: string;
  readonly item?: string;
  readonly measured: string | number;
  readonly message: string;
  /** The rule's own if left out. */
  readonly level?: Finding['level'];
}

/** One function for each rule: it measures the survey against the rule's limit, and names each place that breaks it. */
export type Checks = {
  readonly [Id in RuleId]?: (home: Survey, limit: LimitOf<Id>) => Fault[];
};

/** The same for rules that apply to new documents only. The wish is given if it is known. */
export type NewChecks = {
  readonly [Id in RuleId]?: (home: NewSurvey, limit: LimitOf<Id>, wish?: Wish) => Fault[];
};

/** The same for rules on what the buyer asked for. */
export type WishChecks = {
  readonly [Id in RuleId]?: (home: Survey, limit: LimitOf<Id>, wish: Wish) => Fault[];
};

/** The same for wishes that apply to new documents only. */
export type NewWishChecks = {
  readonly [Id in RuleId]?: (home: NewSurvey, limit: LimitOf<Id>, wish: Wish) => Fault[];
};

/** To one decimal, without a needless zero. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A share as per cent, to one decimal. */
export const percent = (share: number): string => `${tenth(share * 100)} %`;
