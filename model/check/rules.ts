import { documentRules } from './book/document-rules.ts';
import { dwellingRules } from './book/dwelling-rules.ts';
import { everydayRules } from './book/everyday-rules.ts';
import { factoryRules } from './book/factory-rules.ts';
import { bookOfPractice } from './book/practice-rules.ts';
import type { Rule } from './book/rule.ts';
import { safetyRules } from './book/safety-rules.ts';
import { wishRules } from './book/wish-rules.ts';

/** Every rule that a plan is measured by, under its id. */
export const rules = {
  ...documentRules,
  ...safetyRules,
  ...dwellingRules,
  ...factoryRules,
  ...everydayRules,
  ...wishRules,
  // Last: whoever stops at the first error does not pay for advice.
  ...bookOfPractice,
};

export type RuleId = keyof typeof rules;

export type LimitOf<Id extends RuleId> = (typeof rules)[Id]['limit'];

export const ruleIds = Object.keys(rules) as RuleId[];

/** The rule with its id. */
export const ruleOf = (id: RuleId): Rule<unknown> & { readonly id: RuleId } => ({ id, ...rules[id] });
