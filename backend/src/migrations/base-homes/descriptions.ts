/** What is said of base homes whose earlier description is not true of their plan. */
export const newDescriptions: Readonly<Record<string, string>> = {};
